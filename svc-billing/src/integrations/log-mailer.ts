import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';

/** For development without a mail server: logs the id of a mail and nothing of its content. */
export function createLogMailer(logger: Logger): Mailer {
  return {
    send: async ({ id }) => logger.warn({ mail_id: id }, 'mail.not-sent.no-mail-server'),
    close: () => undefined,
  };
}
