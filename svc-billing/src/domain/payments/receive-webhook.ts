import { randomUUID } from 'node:crypto';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import type { DeliveryRepository } from './delivery-repository';
import { storeDeliveryOnce } from './store-delivery-once';
import { deliveryKeyOf, readWebhookBody, readReportedAmounts } from './webhook-body';
import type { WebhookDelivery } from './webhook-delivery';

interface ReceiveDependencies {
  readonly deliveries: DeliveryRepository;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

/** Stores a webhook with the message to handle it, in one transaction. Copies are only counted. */
export async function receiveWebhook(
  { raw, now }: { raw: string; now: Date },
  { deliveries, outbox, transact }: ReceiveDependencies,
): Promise<void> {
  const body = readWebhookBody(raw);
  const delivery: WebhookDelivery = {
    id: randomUUID(),
    key: deliveryKeyOf(raw, body),
    raw,
    orderId: body?.external_id ?? null,
    invoiceId: body?.id ?? null,
    status: body?.status ?? null,
    reported: body && readReportedAmounts(body),
    state: 'received',
    reason: null,
    isAccepted: false,
    copies: 1,
    receivedAt: now,
    handledAt: null,
  };
  const message = createMessage(webhookReceived, { delivery_id: delivery.id });
  await storeDeliveryOnce(delivery, (transaction) => outbox.append(message, transaction), {
    deliveries,
    transact,
  });
}
