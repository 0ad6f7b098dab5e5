import type { DeliveryView } from '@sabi/contracts/http/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { AuditLog } from '../../data-access/audit-log';
import type { DeliveryRepository } from '../../data-access/delivery-repository';
import type { Transact } from '../../data-access/transaction';
import { viewDelivery } from './view-delivery';

interface SettleDependencies {
  readonly deliveries: DeliveryRepository;
  readonly audit: AuditLog;
  readonly transact: Transact;
}

/**
 * Takes what a person has seen to from what is parked.
 * @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT unless it is parked; one that is settled stays so
 */
export async function settleDelivery(
  { deliveryId, note, staff }: { deliveryId: string; note: string; staff: Staff },
  { deliveries, audit, transact }: SettleDependencies,
): Promise<DeliveryView> {
  return transact(async (transaction) => {
    const settled = await deliveries.settle(deliveryId, transaction);
    const delivery = settled ?? (await deliveries.find(deliveryId, transaction));
    if (!delivery) throw new AppError('DELIVERY_NOT_FOUND');
    if (delivery.state !== 'settled') throw new AppError('DELIVERY_STATE_UNFIT');
    if (settled) {
      const facts = { delivery_id: deliveryId, invoice_id: settled.invoiceId, reason: settled.reason, note };
      await audit.add(
        { event: 'delivery.settled', order_id: settled.orderId, user_id: null, by: staff, facts },
        transaction,
      );
    }
    return viewDelivery(delivery);
  });
}
