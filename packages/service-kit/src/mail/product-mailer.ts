import type { Logger } from '../logger';
import { createLogMailer } from './log-mailer';
import { developmentAddress, type Mailer } from './mailer';
import { createSmtpMailer } from './smtp-mailer';

interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
}

/** Sends mails as Sabi; without a mail server, as in development, their ids are logged. */
export function createProductMailer({ SMTP_URL: url, MAIL_FROM }: MailSettings, logger: Logger): Mailer {
  return url
    ? createSmtpMailer({ url, senderName: 'Sabi', senderAddress: MAIL_FROM ?? developmentAddress })
    : createLogMailer(logger);
}
