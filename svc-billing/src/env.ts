import { commonEnvShape, integer, mongoUri, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  IDENTITY_JWKS_URL: z.url().describe('Key set of svc-identity'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  SELLER_NAME: z.string().min(1).max(200).default('Sabi').describe('Who sells, on receipts'),
  SELLER_ADDRESS: z.string().min(1).max(300).optional().describe('Where, on receipts'),
  SELLER_TAX_NUMBER: z.string().min(1).max(40).optional().describe('NPWP, on receipts'),
  PPN_PERCENT: integer(0, 50)
    .default(0)
    .describe('Value-added tax contained in the prices; with 0 receipts have no line of it'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
