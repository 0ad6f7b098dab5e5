import { accountErased } from '@sabi/contracts/messages/account';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { billingErasureQueue, webhookQueue } from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/erase-account';
import { handleDelivery } from '../../domain/payments/handle-delivery';
import { subscribeToBillingMails } from './billing-mails';

/** What svc-billing has been told by the payment provider, and hears of accounts. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    subscribeToBillingMails(dependencies),
    {
      queue: webhookQueue,
      concurrency: 10,
      handlers: [
        on(webhookReceived, ({ delivery_id: deliveryId }) => handleDelivery({ deliveryId }, dependencies)),
      ],
      onDead: async ({ body }, code) => {
        const told = webhookReceived.schema.safeParse(body).data;
        dependencies.logger.error({ delivery_id: told?.delivery_id, code }, 'webhook.given.up');
        if (told) await dependencies.deliveries.giveUp(told.delivery_id);
      },
    },
    {
      queue: billingErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: erased?.user_id, code }, 'account.erasure.given.up');
      },
    },
  ];
}
