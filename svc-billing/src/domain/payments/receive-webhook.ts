import { randomUUID } from 'node:crypto';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import type { DeliveryRepository, WebhookDelivery } from '../../data-access/delivery-repository';
import { keepOnce } from './keep-once';
import { deliveryKeyOf, readWebhookBody, toldSumsOf } from './webhook-body';

interface ReceiveDependencies {
  readonly deliveries: DeliveryRepository;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

/**
 * Keeps what the provider told together with the message that leads to it, and nothing more: whoever answers now has it,
 * whatever happens next. A copy is counted and leads nowhere.
 */
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
    told: body && toldSumsOf(body),
    state: 'received',
    reason: null,
    isAccepted: false,
    copies: 1,
    receivedAt: now,
    handledAt: null,
  };
  const message = createMessage(webhookReceived, { delivery_id: delivery.id });
  await keepOnce(delivery, (transaction) => outbox.append(message, transaction), { deliveries, transact });
}
