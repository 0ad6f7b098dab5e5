import { accountErased } from '@sabi/contracts/messages/account';
import { usageSettlementRequested, webhookReceived } from '@sabi/contracts/messages/billing';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import {
  accountKindQueue,
  billingErasureQueue,
  usageSettlementQueue,
  webhookQueue,
} from '@sabi/contracts/messages/queues';
import { on, Postponed, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { storeAccountKind } from '../../domain/account-kinds/store-account-kind';
import { settleUse } from '../../domain/entitlements/settle-use';
import { handleDelivery } from '../../domain/payments/handle-delivery';
import { parkFailedDelivery } from '../../domain/payments/park-failed-delivery';
import { PaymentProviderFailure } from '../../domain/payments/payment-provider';
import { subscribeToBillingMails } from './billing-mails';

/** How long a message may be postponed, which is no attempt, while the provider's circuit is open. */
const postponeLimitMs = 24 * 3_600_000;

const retries = webhookQueue.retryDelaysMs.length;

const canPostpone = (error: unknown, since: Date) =>
  error instanceof PaymentProviderFailure &&
  error.kind === 'busy' &&
  Date.now() - since.getTime() < postponeLimitMs;

/** Received webhooks, requested mails, uses to settle, account kinds and erased accounts. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    subscribeToBillingMails(dependencies),
    {
      queue: webhookQueue,
      concurrency: 10,
      handlers: [
        on(webhookReceived, ({ delivery_id: deliveryId }, { message: { occurredAt }, attempt }) =>
          handleDelivery({ deliveryId, isLastAttempt: attempt >= retries }, dependencies).catch(
            (error: unknown) => {
              throw canPostpone(error, occurredAt)
                ? new Postponed('The provider rests', { cause: error })
                : error;
            },
          ),
        ),
      ],
      onDead: async ({ body }, code) => {
        const received = webhookReceived.schema.safeParse(body).data;
        dependencies.logger.error({ delivery_id: received?.delivery_id, code }, 'webhook.dead-lettered');
        if (received) await parkFailedDelivery({ deliveryId: received.delivery_id }, dependencies);
      },
    },
    {
      queue: usageSettlementQueue,
      concurrency: 5,
      handlers: [on(usageSettlementRequested, (body) => settleUse(body, dependencies))],
      onDead: async ({ body }, code) => {
        const use = usageSettlementRequested.schema.safeParse(body).data;
        dependencies.logger.error(
          { user_id: use?.user_id, key: use?.key, code },
          'use.settlement.dead-lettered',
        );
      },
    },
    {
      queue: accountKindQueue,
      concurrency: 5,
      handlers: [on(accountKindChosen, (body) => storeAccountKind(body, dependencies))],
      onDead: async ({ body }, code) => {
        const chosen = accountKindChosen.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: chosen?.user_id, code }, 'account.kind.dead-lettered');
      },
    },
    {
      queue: billingErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: erased?.user_id, code }, 'account.erasure.dead-lettered');
      },
    },
  ];
}
