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

interface AcceptDependencies {
  readonly deliveries: DeliveryRepository;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
}

/**
 * Handles an underpaid delivery as paid in full, if the provider shows the invoice as paid.
 * @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT unless it is parked as underpaid
 */
export async function acceptDelivery(
  { deliveryId, note, staff }: { deliveryId: string; note: string; staff: Staff },
  { deliveries, auditChain, outbox, transact }: AcceptDependencies,
): Promise<DeliveryView> {
  const message = createMessage(webhookReceived, { delivery_id: deliveryId });
  return transact(async (transaction) => {
    const accepted = await deliveries.accept(deliveryId, transaction);
    if (!accepted) {
      const found = await deliveries.find(deliveryId, transaction);
      throw new AppError(found ? 'DELIVERY_STATE_UNFIT' : 'DELIVERY_NOT_FOUND');
    }
    await outbox.append(message, transaction);
    await recordStaffAct(
      {
        event: 'delivery.accepted',
        staff,
        subject: { type: 'delivery', id: deliveryId },
        orderId: accepted.orderId,
        userId: null,
        facts: { invoice_id: accepted.invoiceId, note },
      },
      { auditChain },
      transaction,
    );
    return viewDelivery(accepted);
  });
}
