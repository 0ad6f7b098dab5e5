import type { Transaction } from '@sabi/service-kit/transaction';
import type { Payment } from '../entitlements/create-order-grants';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { Order } from '../orders/order';
import { issueReceipt, type IssueDependencies } from './issue-receipt';
import type { ReceiptSubject } from './receipt-mail';

interface RecordDependencies extends IssueDependencies {
  readonly now: () => Date;
  /** If missing, the buyer gets no mail. */
  readonly mails?: RequestMailDependencies;
}

/** Issues and mails a payment's receipt; marks it after a refund. */
export function recordPayment(dependencies: RecordDependencies) {
  return {
    onPaid: async (paid: Payment, transaction: Transaction): Promise<void> => {
      const now = dependencies.now();
      const receipt = await issueReceipt({ ...paid, now }, dependencies, transaction);
      if (!receipt?.user_id || !dependencies.mails) return;
      const { number, item_name, amount, user_id: userId, order_id } = receipt;
      const { kind, item, catalogueVersion } = paid.order;
      const bought = { kind, item, catalogueVersion } as NonNullable<ReceiptSubject['bought']>;
      const subject: ReceiptSubject = { kind: 'receipt', number, item_name, amount, bought };
      const request = { userId, cause: `receipt:${order_id}`, subject, now };
      await requestBillingMail(request, dependencies.mails, transaction);
    },
    onRefunded: async (
      { order, at }: { order: Order; at: Date },
      transaction: Transaction,
    ): Promise<void> => {
      await dependencies.receipts.markRefunded(order.id, at, transaction);
    },
  };
}
