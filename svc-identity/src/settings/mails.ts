import { flag, integer, secret, smtpUrl } from '@sabi/service-kit/env';
import { z } from 'zod';
import { duration } from './fields';

export const mailEnvShape = {
  MAILER_AUTOCONFIRM: flag.default(false),
  MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag
    .default(true)
    .describe('A new address is confirmed on the old one too'),
  MAILER_LINKS_NEED_A_CLICK: flag
    .default(true)
    .describe(
      'A link leads to a page with a button, for mail scanners open links; false lets it sign in at once, as GoTrue',
    ),
  MAILER_OTP_EXP: integer(60, 604_800).default(86_400).describe('Life of a link in a mail, in seconds'),
  MAILER_CODE_EXP: integer(30, 3600)
    .default(600)
    .describe('Life of a 6-digit code from when its mail is sent, in seconds'),
  MAILER_OTP_UNIFORM_ERRORS: flag
    .default(false)
    .describe('Answer otp_expired for used and wrong tokens too, as GoTrue'),
  MAIL_TOKEN_SECRET: secret.optional().describe('Links and codes in mails are derived from it'),
  SMTP_URL: smtpUrl.optional(),
  SMTP_ADMIN_EMAIL: z
    .email({ pattern: z.regexes.html5Email })
    .default('no-reply@localhost')
    .describe('Sender of every mail'),
  SMTP_SENDER_NAME: z.string().min(1).max(100).default('Sabi'),
  SMTP_MAX_FREQUENCY: duration
    .default(60_000)
    .describe('Shortest time between two mails of one kind to one address'),
};

export interface MailSettings {
  readonly isMailAutoconfirmed: boolean;
  readonly isEmailChangeConfirmedTwice: boolean;
  readonly needsClick: boolean;
  readonly mailGapMs: number;
  readonly mailSecret: string;
  readonly linkLifeSeconds: number;
  readonly codeLifeSeconds: number;
  readonly hasUniformTokenErrors: boolean;
}

export function readMailSettings(
  env: z.infer<z.ZodObject<typeof mailEnvShape>>,
  mailSecret: string,
): MailSettings {
  return {
    isMailAutoconfirmed: env.MAILER_AUTOCONFIRM,
    isEmailChangeConfirmedTwice: env.MAILER_SECURE_EMAIL_CHANGE_ENABLED,
    needsClick: env.MAILER_LINKS_NEED_A_CLICK,
    mailGapMs: env.SMTP_MAX_FREQUENCY,
    mailSecret,
    linkLifeSeconds: env.MAILER_OTP_EXP,
    codeLifeSeconds: env.MAILER_CODE_EXP,
    hasUniformTokenErrors: env.MAILER_OTP_UNIFORM_ERRORS,
  };
}
