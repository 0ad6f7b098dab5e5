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
  PROFILE_URL: z
    .url({ protocol: /^https?$/ })
    .describe('svc-profile, which is asked whether a recruiter is approved'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where the product is: links in mails lead there'),
  INVITATION_SECRET: secret.describe(
    'Makes the tokens of invitations; another one ends the open invitations',
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
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
