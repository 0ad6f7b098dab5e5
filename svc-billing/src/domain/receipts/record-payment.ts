import type { Transaction } from '../../data-access/transaction';
import type { Order } from '../orders/order';
import type { Payment } from '../entitlements/create-order-grants';
import { issueReceipt, type IssueDependencies } from './issue-receipt';

/** What the books want of a payment, and of one that is paid back. */
export function recordPayment(dependencies: IssueDependencies) {
  return {
    onPaid: async (paid: Payment, transaction: Transaction): Promise<void> => {
      await issueReceipt({ ...paid, now: new Date() }, dependencies, transaction);
    },
    onRefunded: async (
      { order, at }: { order: Order; at: Date },
      transaction: Transaction,
    ): Promise<void> => {
      await dependencies.receipts.markRefunded(order.id, at, transaction);
    },
  };
}
