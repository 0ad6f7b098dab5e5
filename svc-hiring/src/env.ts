import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { freeApplicationsAMonth } from '@sabi/contracts/hiring/application-terms';
import {
  amqpUrl,
  commonEnvShape,
  integer,
  mongoUri,
  neededInProduction,
  parseEnv,
  secret,
  smtpUrl,
} from '@sabi/service-kit/env';
import { z } from 'zod';

/** File in the data folder of `npm start` with the database address of this service. */
export const localUriFile = 'svc-hiring.mongodb-uri';

/**
 * What a process does: `web` answers requests, `worker` feeds the index, handles messages and runs what is due by time.
 */
const hiringRoles = ['all', 'web', 'worker'] as const;
export type HiringRole = (typeof hiringRoles)[number];

const settingsSchema = z.object({
  ...commonEnvShape,
  HIRING_ROLE: z
    .enum(hiringRoles)
    .default('all')
    .describe(
      '`web` answers requests, `worker` feeds the index, handles messages and sweeps; `all` does both',
    ),
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  PROFILE_URL: z
    .url({ protocol: /^https?$/ })
    .describe(
      'svc-profile, which is asked whether a recruiter is approved, and for the profile of who wants recommendations or applies',
    ),
  BILLING_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-billing, where an application uses one of the plan'),
  ...fileStoreEnvShape,
  FILE_STORE_MIN_FREE_BYTES: fileStoreEnvShape.FILE_STORE_MIN_FREE_BYTES.default(268_435_456),
  FREE_APPLICATIONS_A_MONTH: integer(0, 1000)
    .default(freeApplicationsAMonth)
    .describe('Applications of a talent in a month of Asia/Jakarta that use nothing of the plan'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where the product is: links in mails lead there'),
  INVITATION_SECRET: secret.describe(
    'Makes the tokens of invitations; another one ends the open invitations',
  ),
  NOTIFICATION_SECRET: secret
    .optional()
    .describe('Shared with svc-notification, which asks by it what mails name; required in production'),
  OPENSEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('OpenSearch, which replicas share; without it each process searches an index in its memory'),
  OPENSEARCH_REPLICAS: integer(0, 5).default(0).describe('Copies of the index on other nodes of OpenSearch'),
  OPENSEARCH_SHARDS: integer(1, 32)
    .default(1)
    .describe('Parts of an index, each on one node; a change takes effect with the next rebuild'),
  OPENSEARCH_SNAPSHOT_REPOSITORY: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .optional()
    .describe(
      'Snapshot repository of OpenSearch where the index is saved daily; without it no snapshots are taken',
    ),
  OPENSEARCH_SNAPSHOT_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/)
    .optional()
    .describe(
      'S3 bucket of the repository, which svc-hiring then registers itself; otherwise an operator has to',
    ),
  ...auditEnvShape,
  SMTP_URL: smtpUrl.optional().describe('Mail server; in development mails are logged where there is none'),
  MAIL_FROM: z
    .email({ pattern: z.regexes.html5Email })
    .optional()
    .describe('Sender of mails; required in production'),
});

const envSchema = neededInProduction(settingsSchema, {
  ...auditKeyReason,
  SMTP_URL: 'invitations go by mail',
  MAIL_FROM: 'invitations go by mail',
  NOTIFICATION_SECRET: 'svc-notification asks by it what mails name',
}).refine(({ HIRING_ROLE: role, OPENSEARCH_URL: url }) => !isShared(role) || url !== undefined, {
  path: ['OPENSEARCH_URL'],
  error: 'is required where HIRING_ROLE is not all: an index in memory is that of one process',
  when: () => true,
});

const isShared = (role: unknown): boolean => role === 'web' || role === 'worker';

export type Env = z.infer<typeof envSchema>;

/** For the command that rebuilds the index. @throws {EnvError} */
export function readRebuildEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { MONGODB_URI, OPENSEARCH_URL, OPENSEARCH_REPLICAS, OPENSEARCH_SHARDS } = settingsSchema.shape;
  return parseEnv(
    z.object({
      MONGODB_URI,
      OPENSEARCH_URL: OPENSEARCH_URL.unwrap(),
      OPENSEARCH_REPLICAS,
      OPENSEARCH_SHARDS,
    }),
    source,
  );
}

/** For the command that saves and restores the index. @throws {EnvError} */
export function readSnapshotEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { OPENSEARCH_SNAPSHOT_REPOSITORY, OPENSEARCH_SNAPSHOT_BUCKET } = settingsSchema.shape;
  const { MONGODB_URI, OPENSEARCH_URL, OPENSEARCH_REPLICAS, OPENSEARCH_SHARDS } = settingsSchema.shape;
  return parseEnv(
    z.object({
      MONGODB_URI,
      OPENSEARCH_URL: OPENSEARCH_URL.unwrap(),
      OPENSEARCH_REPLICAS,
      OPENSEARCH_SHARDS,
      OPENSEARCH_SNAPSHOT_REPOSITORY: OPENSEARCH_SNAPSHOT_REPOSITORY.unwrap(),
      OPENSEARCH_SNAPSHOT_BUCKET,
    }),
    source,
  );
}

/**
 * For the command that imports postings.
 * Defaults to the database of the platform that `npm start` runs in this repository, which npm names by the workspace's
 * manifest: paths of the command are relative to its caller's folder.
 * @throws {EnvError}
 */
export async function readImportEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Promise<{ MONGODB_URI: string }> {
  const folder =
    source['DATA_DIR'] ?? join(dirname(source['npm_package_json'] ?? 'package.json'), '../.data');
  const local = source['MONGODB_URI']
    ? undefined
    : await readFile(join(folder, localUriFile), 'utf8').catch(() => undefined);
  return parseEnv(settingsSchema.pick({ MONGODB_URI: true }), { MONGODB_URI: local, ...source });
}

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
