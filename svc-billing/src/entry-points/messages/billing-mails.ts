import { billingMailRequested } from '@sabi/contracts/messages/mail';
import { billingMailQueue } from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';
import { sendBillingMail, type SendMailDependencies } from '../../domain/mail-sending/send-billing-mail';

export function subscribeToBillingMails(
  dependencies: SendMailDependencies & { logger: Logger },
): Subscription {
  return {
    queue: billingMailQueue,
    concurrency: 5,
    handlers: [on(billingMailRequested, ({ mail_id: mailId }) => sendBillingMail({ mailId }, dependencies))],
    onDead: async ({ body }, code) => {
      const mail = billingMailRequested.schema.safeParse(body).data;
      dependencies.logger.error({ mail_id: mail?.mail_id, code }, 'billing.mail.dead-lettered');
    },
  };
}
