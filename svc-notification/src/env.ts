import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import {
  amqpUrl,
  commonEnvShape,
  mongoUri,
  neededInProduction,
  parseEnv,
  secret,
  smtpUrl,
} from '@sabi/service-kit/env';
import { z } from 'zod';

const settingsSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  HIRING_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-hiring, which is asked for the role of an account in a company'),
  PROFILE_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-profile, which is asked at the sending of a mail whether and where it goes'),
  NOTIFICATION_SECRET: secret
    .optional()
    .describe('Shared with svc-profile and svc-hiring, which answer by it; required in production'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where the product is: links in mails lead there'),
  SMTP_URL: smtpUrl.optional().describe('Mail server; in development mails are logged where there is none'),
  MAIL_FROM: z
    .email({ pattern: z.regexes.html5Email })
    .optional()
    .describe('Sender of mails; required in production'),
  ...auditEnvShape,
});

const envSchema = neededInProduction(settingsSchema, {
  ...auditKeyReason,
  NOTIFICATION_SECRET: 'svc-profile and svc-hiring answer by it',
  SMTP_URL: 'notifications go by mail',
  MAIL_FROM: 'notifications go by mail',
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
