import { flag, integer, issuedSecret, secret, smtpUrl } from '@sabi/service-kit/env';
import { z } from 'zod';
import type { MailSettings } from '../domain/settings/mail-settings';
import { duration } from './fields';

/** For implicit TLS; other ports use STARTTLS. */
const implicitTlsPort = 465;

export const mailEnvShape = {
  MAILER_AUTOCONFIRM: flag.default(false),
  MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag
    .default(true)
    .describe('A new address needs a confirmation by the old one too'),
  MAILER_LINKS_NEED_A_CLICK: flag
    .default(true)
    .describe(
      'A link opens a page with a button, as mail scanners open links; false: it signs in at once, as GoTrue',
    ),
  MAILER_OTP_EXP: integer(60, 604_800).default(86_400).describe('Lifetime of a link in a mail, in seconds'),
  MAILER_CODE_EXP: integer(30, 3600)
    .default(600)
    .describe('Lifetime of a 6-digit code from the sending of its mail, in seconds'),
  MAILER_OTP_UNIFORM_ERRORS: flag
    .default(false)
    .describe('Respond otp_expired for used and wrong tokens too, as GoTrue'),
  MAIL_TOKEN_SECRET: secret.optional().describe('Links and codes in mails are derived from it'),
  SMTP_URL: smtpUrl.optional(),
  SMTP_HOST: z.string().min(1).optional().describe('Mail server in parts, as in GoTrue, instead of SMTP_URL'),
  SMTP_PORT: integer(1, 65_535).default(587).describe('465 uses implicit TLS'),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: issuedSecret.optional(),
  SMTP_ADMIN_EMAIL: z
    .email({ pattern: z.regexes.html5Email })
    .default('no-reply@localhost')
    .describe('Sender of every mail'),
  SMTP_SENDER_NAME: z.string().min(1).max(100).default('Sabi'),
  SMTP_MAX_FREQUENCY: duration
    .default(60_000)
    .describe('Minimum interval between two mails of one kind to one address'),
};

type MailEnv = z.infer<z.ZodObject<typeof mailEnvShape>>;

/** The mail server's address from either setting, if any. */
export function findSmtpUrl(env: MailEnv): string | undefined {
  const { SMTP_URL: url, SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASS: password } = env;
  if (url || !host) return url;
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@` : '';
  return `${port === implicitTlsPort ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
}

/** Faults of combined settings. */
export function findSmtpFaults(env: MailEnv): [string, string][] {
  if (!env.SMTP_HOST) return [];
  if (env.SMTP_URL) return [['SMTP_HOST', 'SMTP_URL is set as well; one of them has to go']];
  const issues = smtpUrl.safeParse(findSmtpUrl(env)).error?.issues ?? [];
  return issues.slice(0, 1).map(({ message }) => ['SMTP_HOST', message]);
}

export function readMailSettings(env: MailEnv, mailSecret: string): MailSettings {
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
