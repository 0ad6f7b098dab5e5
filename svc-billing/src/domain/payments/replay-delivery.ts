import type { AuditChain } from '@sabi/audit/audit-chain';
import type { DeliveryView } from '@sabi/contracts/http/billing/orders';
import { webhookReceived } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import type { DeliveryRepository } from './delivery-repository';
import { viewDelivery } from './view-delivery';

interface ReplayDependencies {
  readonly deliveries: DeliveryRepository;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

/** Handles a delivery again. @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT without a body */
export async function replayDelivery(
  { deliveryId, staff }: { deliveryId: string; staff: Staff },
  { deliveries, auditChain, outbox, transact }: ReplayDependencies,
): Promise<DeliveryView> {
  const message = createMessage(webhookReceived, { delivery_id: deliveryId });
  return transact(async (transaction) => {
    const delivery = await deliveries.reopen(deliveryId, transaction);
    if (!delivery) {
      const found = await deliveries.find(deliveryId, transaction);
      throw new AppError(found ? 'DELIVERY_STATE_UNFIT' : 'DELIVERY_NOT_FOUND');
    }
    await outbox.append(message, transaction);
    await recordStaffAct(
      {
        event: 'delivery.replayed',
        staff,
        subject: { type: 'delivery', id: deliveryId },
        orderId: delivery.orderId,
        userId: null,
        facts: {},
      },
      { auditChain },
      transaction,
    );
    return viewDelivery(delivery);
  });
}
