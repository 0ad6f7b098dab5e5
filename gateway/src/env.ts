import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import { remoteNameSchema } from '@sabi/contracts/http/gateway/platform';
import { forEachUpstream } from '@sabi/contracts/services';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { readPublicKey } from '@sabi/remote-publisher/publisher-keys';
import { commonEnvShape, flag, integer, mongoUri, neededInProduction, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const upstream = z.url({ protocol: /^https?$/ });

const publicKey = z.string().refine(isPublicKey, 'must be a public key of Ed25519: SPKI, DER, base64');

/** Two keys during a rotation. */
const publisherKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(remoteNameSchema, z.array(publicKey).min(1).max(2)));

/** The least that the preload list of browsers takes: a year. */
const minPreloadSeconds = 31_536_000;

const settingsSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  ...forEachUpstream(upstream),
  IDENTITY_ISSUER: z
    .string()
    .min(1)
    .optional()
    .describe('`iss` of the tokens of svc-identity; without it /auth/v1 of IDENTITY_URL'),
  ...auditEnvShape,
  ...fileStoreEnvShape,
  PUBLISHER_KEYS: publisherKeys
    .default({})
    .describe('Who may publish what: JSON, remote → public Ed25519 keys of its team (SPKI, DER, base64)'),
  RELEASES_KEPT_DAYS: integer(30, 3650)
    .default(30)
    .describe('How long the files of a release stay after visitors last got it: open tabs may ask for them'),
  CANARY_ERROR_BUDGET_PERCENT: integer(1, 100)
    .default(5)
    .describe(
      'Share of networks that a canary may fail on, and twice as often as the current version, until it is ended',
    ),
  CANARY_MIN_FAILED_NETWORKS: integer(2, 1000)
    .default(3)
    .describe('On fewer networks a failure ends no canary'),
  TRUSTED_PROXY_HOPS: integer(0, 10).default(0).describe('Proxies in front that may name the client address'),
  FILES_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Another origin that leads here, from which alone CVs are downloaded; svc-profile has to have the same',
    ),
  HSTS_MAX_AGE_SECONDS: integer(0)
    .default(minPreloadSeconds)
    .describe('How long browsers open the site over TLS alone; sent over TLS alone, and never with 0'),
  HSTS_INCLUDE_SUBDOMAINS: flag
    .default(false)
    .describe('The same for every sub-domain of the site, also those of others'),
  HSTS_PRELOAD: flag
    .default(false)
    .describe(
      'Allows to enter the site in the list that browsers come with; months pass until one is out again',
    ),
  API_DOCS_ENABLED: flag.default(false).describe('Serves the documentation of every API at /docs/api'),
  LOCAL_REMOTES_ALLOWED: flag
    .default(false)
    .describe(
      'Developers may have this site show a remote from their own machine, each in their own browser; for staging',
    ),
  READS_PER_MINUTE: integer(60)
    .default(6000)
    .describe('Requests that change nothing, for each address and replica'),
  REQUESTS_AT_ONCE: integer(8, 512)
    .default(64)
    .describe('Under way at once at each service, for each network and replica'),
  UPSTREAM_TIMEOUT_MS: integer(100, 60_000).default(9000).describe('Until an upstream begins to answer'),
});

export const envSchema = neededInProduction(settingsSchema, {
  ...auditKeyReason,
  IDENTITY_ISSUER: 'the staff comes with tokens of svc-identity',
}).refine(
  ({ HSTS_PRELOAD, HSTS_INCLUDE_SUBDOMAINS, HSTS_MAX_AGE_SECONDS }) =>
    !HSTS_PRELOAD || (HSTS_INCLUDE_SUBDOMAINS && HSTS_MAX_AGE_SECONDS >= minPreloadSeconds),
  {
    path: ['HSTS_PRELOAD'],
    error: `needs HSTS_INCLUDE_SUBDOMAINS=true and HSTS_MAX_AGE_SECONDS of at least ${minPreloadSeconds}`,
  },
);

function isPublicKey(text: string): boolean {
  try {
    readPublicKey(text);
    return true;
  } catch {
    return false;
  }
}

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
