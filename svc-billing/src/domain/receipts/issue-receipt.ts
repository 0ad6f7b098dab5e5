import { randomUUID } from 'node:crypto';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { BillingContacts } from '../contacts/billing-contacts';
import type { Payment } from '../entitlements/create-order-grants';
import type { Order } from '../orders/order';
import { bookYear, receiptNumber, type Seller, type StoredReceipt } from './receipt';
import type { ReceiptRepository } from './receipt-repository';

export interface IssueDependencies {
  readonly receipts: ReceiptRepository;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly seller: Seller;
  readonly taxPercent: number;
}

/**
 * Issues the receipt of an order, once. Its number is taken in the same transaction, so that an abort leaves
 * no gap.
 * @returns null when the order has a receipt
 */
export async function issueReceipt(
  { order, paidAt, channel, isOwnerErased, now }: Payment & { now: Date },
  { receipts, contacts, seller, taxPercent }: IssueDependencies,
  transaction: Transaction,
): Promise<StoredReceipt | null> {
  if (await receipts.hasOrder(order.id, transaction)) return null;
  const year = bookYear(now);
  const contact = isOwnerErased ? null : await contacts.find(order.userId, transaction);
  const receipt: StoredReceipt = {
    id: randomUUID(),
    number: receiptNumber(year, await receipts.takeNumber(year, transaction)),
    order_id: order.id,
    user_id: isOwnerErased ? null : order.userId,
    buyer: contact && { name: contact.name, email: contact.email },
    seller,
    item: order.item,
    item_name: nameOf(order),
    list_price: order.listPrice,
    price: order.price,
    voucher_code: order.voucherCode,
    amount: order.amount,
    tax_percent: taxPercent,
    payment_channel: channel,
    paid_at: paidAt,
    issued_at: now,
    refunded_at: null,
  };
  await receipts.insert(receipt, transaction);
  return receipt;
}

function nameOf(order: Order): StoredReceipt['item_name'] {
  const found =
    order.kind === 'subscription'
      ? planFacts.find(({ plan_type: type }) => type === order.item)
      : serviceFacts.find(({ service_type: type }) => type === order.item);
  if (!found) throw new Error(`unreachable: ${order.item} was never sold`);
  return found.name;
}
