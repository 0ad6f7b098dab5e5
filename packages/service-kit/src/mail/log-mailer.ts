import type { Logger } from '../logger';
import type { Mail, Mailer } from './mailer';

/**
 * For development without a mail server: logs a mail instead of sending it.
 * @param describe logged fields of a mail; by default the id, and no text written by a person
 */
export function createLogMailer(
  logger: Logger,
  describe: (mail: Mail) => object = ({ id }) => ({ mail_id: id }),
): Mailer {
  return {
    send: async (mail) => logger.warn(describe(mail), 'mail.not-sent.no-mail-server'),
    close: () => undefined,
  };
}
