import type { DeliveryView } from '@sabi/contracts/http/billing/orders';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import type { StaffAudit } from '../audit/staff-audit';
import type { DeliveryRepository } from './delivery-repository';
import { viewDelivery } from './view-delivery';

interface ReplayDependencies {
  readonly deliveries: DeliveryRepository;
  readonly staffAudit: StaffAudit;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

/** Has a delivery handled again. @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT for one without a body */
export async function replayDelivery(
  { deliveryId, staff }: { deliveryId: string; staff: Staff },
  { deliveries, staffAudit, outbox, transact }: ReplayDependencies,
): Promise<DeliveryView> {
  const message = createMessage(webhookReceived, { delivery_id: deliveryId });
  return transact(async (transaction) => {
    const delivery = await deliveries.reopen(deliveryId, transaction);
    if (!delivery) {
      const found = await deliveries.find(deliveryId, transaction);
      throw new AppError(found ? 'DELIVERY_STATE_UNFIT' : 'DELIVERY_NOT_FOUND');
    }
    await outbox.append(message, transaction);
    await staffAudit.record(
      {
        event: 'delivery.replayed',
        staff,
        subject: { type: 'delivery', id: deliveryId },
        orderId: delivery.orderId,
        userId: null,
        facts: {},
      },
      transaction,
    );
    return viewDelivery(delivery);
  });
}
