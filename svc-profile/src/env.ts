import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
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

const mailAddress = z.email({ pattern: z.regexes.html5Email });

const settingsSchema = z.object({
  ...commonEnvShape,
  ...fileStoreEnvShape,
  // Reserves disk space for the database, while uploads wait.
  FILE_STORE_MIN_FREE_BYTES: fileStoreEnvShape.FILE_STORE_MIN_FREE_BYTES.default(268_435_456),
  MONGODB_URI: mongoUri,
  ...auditEnvShape,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  BILLING_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-billing, which says who may use premium templates'),
  FILE_LINK_SECRET: secret.describe('Signs download links; a new value ends the links that are out'),
  FILES_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Another origin that leads to the gateway, from which CVs are downloaded; without it from the site',
    ),
  UNSUBSCRIBE_SECRET: secret.describe(
    'Signs the links that stop mails; a new value breaks those in mails sent before',
  ),
  SHARE_LINK_SECRET: secret.describe(
    'Makes the links that show a profile; a new value ends all that are out',
  ),
  NOTIFICATION_SECRET: secret
    .optional()
    .describe('Shared with svc-notification, which asks by it where mails go; required in production'),
  RESUME_QUOTA_BYTES: integer(cvMaxBytes)
    .default(104_857_600)
    .describe('How much the CVs of one account may take together'),
  CV_CORRECTIONS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'Whether owners are asked to let corrections of their CVs be kept; on only where the privacy policy says so',
    ),
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .describe('clamd, which looks at each CV before it is taken; without it CVs are kept as unscanned'),
  SMTP_URL: smtpUrl.optional().describe('Mail server; in development mails are logged where there is none'),
  STAFF_EMAIL: mailAddress
    .optional()
    .describe('Who is notified of inquiries and of recruiters to review; required in production'),
  MAIL_FROM: mailAddress.optional().describe('Sender of these mails; required in production'),
  SITE_URL: z.url().optional().describe('Where the product is, for links in mails; required in production'),
  INQUIRIES_PER_NETWORK: integer(1, 1_000_000)
    .default(5)
    .describe('Inquiries that visitors of one network may send in ten minutes'),
});

const envSchema = neededInProduction(settingsSchema, {
  ...auditKeyReason,
  SMTP_URL: 'the staff hears of inquiries by mail',
  STAFF_EMAIL: 'the staff hears of inquiries by mail',
  MAIL_FROM: 'the staff hears of inquiries by mail',
  SITE_URL: 'mails lead to it',
  NOTIFICATION_SECRET: 'svc-notification asks by it where mails go',
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}

/** For the command that declares the queues. @throws {EnvError} */
export function readBrokerEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  return parseEnv(z.object({ AMQP_URL: amqpUrl.nonoptional() }), source);
}

/** For the command that prints corrections. @throws {EnvError} */
export function readCorrectionsEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  return parseEnv(z.object({ ...fileStoreEnvShape, MONGODB_URI: mongoUri }), source);
}
