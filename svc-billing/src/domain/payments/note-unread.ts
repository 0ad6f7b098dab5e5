import { randomUUID } from 'node:crypto';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { DeliveryRepository, WebhookDelivery } from '../../data-access/delivery-repository';
import { keepOnce } from './keep-once';
import { notePark, type ParkDependencies } from './note-park';

interface UnreadDependencies extends ParkDependencies {
  readonly deliveries: DeliveryRepository;
  readonly transact: Transact;
}

const hourMs = 3_600_000;

/**
 * Leaves a trace of what came with the right token and was refused unread: parked, without a body. What it was nobody knows,
 * so all of an hour counts as one, however much is sent, until somebody has settled it.
 */
export async function noteUnread({ now }: { now: Date }, dependencies: UnreadDependencies): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const delivery: WebhookDelivery = {
    id: randomUUID(),
    key: `unread:${hour.toISOString()}`,
    raw: '',
    orderId: null,
    invoiceId: null,
    status: null,
    told: null,
    state: 'parked',
    reason: 'BODY_REFUSED',
    isAccepted: false,
    copies: 1,
    receivedAt: now,
    handledAt: now,
  };
  const park = (transaction: Transaction) => notePark(delivery, 'BODY_REFUSED', dependencies, transaction);
  await keepOnce(delivery, park, dependencies);
}
