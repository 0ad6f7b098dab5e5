import type { DeliveryView } from '@sabi/contracts/http/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../../data-access/audit-log';
import type { DeliveryRepository, WebhookDelivery } from '../../data-access/delivery-repository';
import type { OrderRepository } from '../../data-access/order-repository';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import { tellsOfTooLittle } from './told-payment';
import { viewDelivery } from './view-delivery';

interface SettleDependencies extends RequestMailDependencies {
  readonly orders: Pick<OrderRepository, 'find' | 'noteUnderpaidSettled'>;
  readonly deliveries: DeliveryRepository;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly now: () => Date;
}

/**
 * Takes what a person has seen to from what is parked. Who had paid too little is told that they need not wait any more.
 * @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT unless it is parked; one that is settled stays so
 */
export async function settleDelivery(
  { deliveryId, note, staff }: { deliveryId: string; note: string; staff: Staff },
  dependencies: SettleDependencies,
): Promise<DeliveryView> {
  const { deliveries, audit, transact } = dependencies;
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
      await tellBuyer(settled, dependencies, transaction);
    }
    return viewDelivery(delivery);
  });
}

/** Whatever it was parked for: where it told that too little came, and the order ended for that, both are settled. */
async function tellBuyer(
  delivery: WebhookDelivery,
  { orders, deliveries, now, ...mails }: SettleDependencies,
  transaction: Transaction,
): Promise<void> {
  const { id, orderId } = delivery;
  if (orderId === null) return;
  const ended = await orders.find(orderId, transaction);
  if (!ended || !tellsOfTooLittle(delivery, ended)) return;
  const order = await orders.noteUnderpaidSettled(orderId, transaction);
  if (!order) return;
  await deliveries.noteUnderpaid(id, transaction);
  const subject = { kind: 'underpaid_settled', item_name: order.name } as const;
  const request = { userId: order.userId, cause: `underpaid-settled:${orderId}`, subject, now: now() };
  await requestBillingMail(request, mails, transaction);
}
