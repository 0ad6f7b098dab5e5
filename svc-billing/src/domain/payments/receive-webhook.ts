import { randomUUID } from 'node:crypto';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import {
  DeliveryExists,
  type DeliveryRepository,
  type WebhookDelivery,
} from '../../data-access/delivery-repository';
import type { Transact } from '../../data-access/transaction';
import { deliveryKeyOf, readWebhookBody } from './webhook-body';

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
    state: 'received',
    reason: null,
    copies: 1,
    receivedAt: now,
    handledAt: null,
  };
  if (await deliveries.countCopy(delivery.key)) return;
  const message = createMessage(webhookReceived, { delivery_id: delivery.id });
  try {
    await transact(async (transaction) => {
      await deliveries.insert(delivery, transaction);
      await outbox.append(message, transaction);
    });
  } catch (error) {
    if (!(error instanceof DeliveryExists)) throw error;
    await deliveries.countCopy(delivery.key);
  }
}
