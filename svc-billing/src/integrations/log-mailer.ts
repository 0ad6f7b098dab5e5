import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';

/** Development without a mail server: writes the id the mail would have had, and nothing of what a person wrote. */
export function createLogMailer(logger: Logger): Mailer {
  return {
    send: async ({ id }) => logger.warn({ mail_id: id }, 'mail.not-sent.no-mail-server'),
    close: () => undefined,
  };
}
