import { amqpUrl, commonEnvShape, flag, integer, mongoUri, parseEnv, secret } from '@sabi/service-kit/env';
import { z } from 'zod';
import { parseDuration } from './domain/duration';
import { parseSigningKeys } from './domain/tokens/signing-keys';

const duration = z.string().transform((value, context) => {
  const milliseconds = parseDuration(value);
  if (milliseconds !== undefined) return milliseconds;
  context.addIssue('must be a duration such as 60s or 1h30m');
  return z.NEVER;
});

const signingKeys = z.string().transform((value, context) => {
  try {
    return parseSigningKeys(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'is not readable');
    return z.NEVER;
  }
});

const siteUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** GoTrue's names, without its prefix; a duration is milliseconds from here on. */
const envSchema = z.object({
  ...commonEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  API_MAX_REQUEST_DURATION: duration.default(10_000),
  SITE_URL: siteUrl.describe('Where the product is; links in mails lead there'),
  JWT_KEYS: signingKeys.describe('JSON array of private JWKs; the first signs, all verify'),
  JWT_ISSUER: z.string().min(1),
  JWT_AUD: z.string().min(1).default('authenticated'),
  JWT_EXP: integer(1, 86_400).default(3600).describe('Life of an access token in seconds'),
  DISABLE_SIGNUP: flag.default(false),
  SIGNUP_SHOW_DUPLICATES: flag
    .default(false)
    .describe('Let a sign-up show that its address has an account, as GoTrue'),
  MAILER_AUTOCONFIRM: flag.default(false),
  MAILER_OTP_EXP: integer(60, 604_800).default(86_400).describe('Life of a link in a mail, in seconds'),
  MAILER_CODE_EXP: integer(30, 3600)
    .default(600)
    .describe('Life of a 6-digit code from when its mail is sent, in seconds'),
  MAILER_OTP_UNIFORM_ERRORS: flag
    .default(false)
    .describe('Answer otp_expired for used and wrong tokens too, as GoTrue'),
  MAIL_TOKEN_SECRET: secret.describe('Links and codes in mails are derived from it'),
  PASSWORD_MIN_LENGTH: integer(6, 72).default(6),
  SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: flag.default(true),
  SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: integer(0, 3600).default(10).describe('Seconds'),
  SECURITY_REFRESH_TOKEN_LENGTH: integer(12, 64).default(12).describe('Characters of [a-z0-9]'),
  SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: flag.default(false),
  SESSIONS_TIMEBOX: duration.default(90 * 24 * 3_600_000).describe('Longest life of a session; 0 is none'),
  SESSIONS_INACTIVITY_TIMEOUT: duration
    .default(30 * 24 * 3_600_000)
    .describe('Longest time without a refresh; 0 is none'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  SMTP_ADMIN_EMAIL: z.email({ pattern: z.regexes.html5Email }).describe('Sender of every mail'),
  SMTP_SENDER_NAME: z.string().min(1).max(100).default('Sabi'),
  SMTP_MAX_FREQUENCY: duration
    .default(60_000)
    .describe('Shortest time between two mails of one kind to one address'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
