import { auditEnvShape, auditKeyReason } from '@sabi/audit/audit-env';
import {
  amqpUrl,
  commonEnvShape,
  integer,
  issuedSecret,
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
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where the product is: the payment page leads back to it'),
  XENDIT_SECRET_KEY: issuedSecret.min(16).describe('Of the account at Xendit; may create and read invoices'),
  XENDIT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.xendit.co')
    .describe('Where its API answers'),
  XENDIT_WEBHOOK_TOKEN: secret.describe('Sent by Xendit with each webhook as x-callback-token'),
  XENDIT_WEBHOOK_TOKEN_BEFORE: secret
    .optional()
    .describe('The token that the one above has just replaced: taken as well while both are under way'),
  XENDIT_TIMEOUT_MS: integer(100, 25_000)
    .default(10_000)
    .describe('How long one call of Xendit may take, in milliseconds'),
  SELLER_NAME: z.string().min(1).max(200).default('Sabi').describe('Who sells, on receipts'),
  SELLER_ADDRESS: z.string().min(1).max(300).optional().describe('Where, on receipts'),
  SELLER_TAX_NUMBER: z.string().min(1).max(40).optional().describe('NPWP, on receipts'),
  PPN_PERCENT: integer(0, 50)
    .default(0)
    .describe('Value-added tax contained in the prices; with 0 receipts have no line of it'),
  ...auditEnvShape,
  SMTP_URL: smtpUrl.optional().describe('Mail server; in development mails are logged where there is none'),
  MAIL_FROM: z
    .email({ pattern: z.regexes.html5Email })
    .optional()
    .describe('Sender of mails; required in production'),
  STAFF_EMAIL: z
    .email({ pattern: z.regexes.html5Email })
    .optional()
    .describe(
      'Receives alerts about payments and service requests; required in production, elsewhere they are only logged without it',
    ),
  XENDIT_INVOICE_SECONDS: integer(300, 31_536_000)
    .default(86_400)
    .describe('How long an invoice can be paid'),
});

const envSchema = neededInProduction(settingsSchema, {
  ...auditKeyReason,
  STAFF_EMAIL: 'the staff hears by mail of what is asked for and of payments that wait for a person',
  SMTP_URL: 'receipts and notices to the staff go by mail',
  MAIL_FROM: 'receipts and notices to the staff go by mail',
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
