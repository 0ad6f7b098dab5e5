import type { AuditChain } from '@sabi/audit/audit-chain';
import type { DeliveryView } from '@sabi/contracts/http/billing/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { OrderRepository } from '../orders/order-repository';
import type { DeliveryRepository } from './delivery-repository';
import { isReportedUnderpaid } from './reported-payment';
import type { SettledSubject } from './settlement-mail';
import { viewDelivery } from './view-delivery';
import type { WebhookDelivery } from './webhook-delivery';

interface SettleDependencies extends RequestMailDependencies {
  readonly orders: Pick<OrderRepository, 'find' | 'markUnderpaidSettled'>;
  readonly deliveries: DeliveryRepository;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

/**
 * Settles a parked delivery checked by the staff, and notifies the buyer of an underpaid order. Idempotent.
 * @throws {AppError} DELIVERY_NOT_FOUND, DELIVERY_STATE_UNFIT unless parked
 */
export async function settleDelivery(
  { deliveryId, note, staff }: { deliveryId: string; note: string; staff: Staff },
  dependencies: SettleDependencies,
): Promise<DeliveryView> {
  const { deliveries, auditChain, transact } = dependencies;
  return transact(async (transaction) => {
    const settled = await deliveries.settle(deliveryId, transaction);
    const delivery = settled ?? (await deliveries.find(deliveryId, transaction));
    if (!delivery) throw new AppError('DELIVERY_NOT_FOUND');
    if (delivery.state !== 'settled') throw new AppError('DELIVERY_STATE_UNFIT');
    if (settled) {
      const { orderId, invoiceId, reason } = settled;
      await notifyBuyer(settled, dependencies, transaction);
      const subject = { type: 'delivery', id: deliveryId } as const;
      const facts = { invoice_id: invoiceId, reason, note };
      await recordStaffAct(
        { event: 'delivery.settled', staff, subject, orderId, userId: null, facts },
        { auditChain },
        transaction,
      );
    }
    return viewDelivery(delivery);
  });
}

/** Also settles the order if this delivery reported it as underpaid, whatever it was parked for. */
async function notifyBuyer(
  delivery: WebhookDelivery,
  { orders, deliveries, now, ...mails }: SettleDependencies,
  transaction: Transaction,
): Promise<void> {
  const { id, orderId } = delivery;
  if (orderId === null) return;
  const ended = await orders.find(orderId, transaction);
  if (!ended || !isReportedUnderpaid(delivery, ended)) return;
  const order = await orders.markUnderpaidSettled(orderId, transaction);
  if (!order) return;
  await deliveries.markUnderpaid(id, transaction);
  const subject: SettledSubject = { kind: 'underpaid_settled', item_name: order.name };
  const request = { userId: order.userId, cause: `underpaid-settled:${orderId}`, subject, now: now() };
  await requestBillingMail(request, mails, transaction);
}
