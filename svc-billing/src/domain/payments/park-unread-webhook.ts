import { randomUUID } from 'node:crypto';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { DeliveryRepository } from './delivery-repository';
import { recordParkedDelivery, type ParkingDependencies } from './record-parked-delivery';
import { storeDeliveryOnce } from './store-delivery-once';
import type { WebhookDelivery } from './webhook-delivery';

interface UnreadDependencies extends ParkingDependencies {
  readonly deliveries: DeliveryRepository;
  readonly transact: Transact;
}

const hourMs = 3_600_000;

/**
 * Parks a webhook with a valid token whose body was refused. Those of one hour share a delivery until the
 * staff settles it.
 */
export async function parkUnreadWebhook(
  { now }: { now: Date },
  dependencies: UnreadDependencies,
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const delivery: WebhookDelivery = {
    id: randomUUID(),
    key: `unread:${hour.toISOString()}`,
    raw: '',
    orderId: null,
    invoiceId: null,
    status: null,
    reported: null,
    state: 'parked',
    reason: 'BODY_REFUSED',
    isAccepted: false,
    copies: 1,
    receivedAt: now,
    handledAt: now,
  };
  const park = (transaction: Transaction) =>
    recordParkedDelivery(delivery, 'BODY_REFUSED', dependencies, transaction);
  await storeDeliveryOnce(delivery, park, dependencies);
}
