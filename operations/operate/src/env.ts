import { userInfo } from 'node:os';
import { serviceNames } from '@sabi/contracts/services';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { amqpUrl, mongoUri, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';
import { readPublicKeys } from './audit-chains/public-keys';

const databaseNames = [...serviceNames, 'platform'];

const envSchema = z.object({
  MONGODB_URI: mongoUri.describe('Of an account that may use every database named below, and `operations`'),
  DATABASES: z
    .string()
    .default(databaseNames.join(','))
    .transform((names) => names.split(',').map((name) => name.trim()))
    .describe("The services' databases, between commas"),
  AMQP_URL: amqpUrl.describe('Needed for dead letters and unrouted messages alone'),
  OPERATOR: z
    .string()
    .min(1)
    .default(() => userInfo().username)
    .describe('Who stands in the audit log; by default the name of the account at this machine'),
  AUDIT_PUBLIC_KEYS: z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      try {
        return readPublicKeys(text);
      } catch {
        addIssue('has to be Ed25519 keys, as PEM or JWKs of one line each');
        return z.NEVER;
      }
    })
    .describe('Keys that have signed the audit chains, also those that were replaced'),
  ...fileStoreEnvShape,
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
