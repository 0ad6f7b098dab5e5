import type { AuditChain } from '@sabi/audit/audit-chain';
import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import type { OrderGrants } from '../entitlements/order-grants';
import type { OrderRepository } from '../orders/order-repository';
import { viewOrder } from '../orders/view-order';

interface RefundDependencies {
  readonly orders: OrderRepository;
  readonly grants: OrderGrants;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

/**
 * Records a refund made at the provider and reverses the order's grants. Idempotent.
 * @throws {AppError} ORDER_NOT_FOUND, ORDER_STATE_UNFIT unless paid
 */
export async function refundOrder(
  { orderId, reason, staff }: { orderId: string; reason: string; staff: Staff },
  { orders, grants, auditChain, transact, now }: RefundDependencies,
): Promise<OrderView> {
  await transact(async (transaction) => {
    const order = await orders.markRefunded(orderId, transaction);
    if (!order) return;
    const staffUserId = staff.subject ?? staff.role;
    await grants.reverseOrder({ order, reason, staffUserId }, transaction);
    await recordStaffAct(
      {
        event: 'order.refunded',
        staff,
        subject: { type: 'order', id: orderId },
        orderId,
        userId: order.userId,
        facts: { amount: order.amount, reason },
      },
      { auditChain },
      transaction,
    );
  });
  const after = await orders.find(orderId);
  if (!after) throw new AppError('ORDER_NOT_FOUND');
  if (after.status !== 'refunded') throw new AppError('ORDER_STATE_UNFIT');
  return viewOrder(after, now());
}
