import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { Logger } from '@sabi/service-kit/logger';

/** Development without a mail server: writes what somebody trying the service needs, the subject and the link. */
export function createLogMailer(logger: Logger): Mailer {
  return {
    send: async ({ subject, text }) => {
      logger.warn({ subject, link: /https?:\/\/\S+/.exec(text)?.[0] }, 'mail.not-sent.no-mail-server');
    },
    close: () => undefined,
  };
}
