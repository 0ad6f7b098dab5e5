import type { Receipt } from '@sabi/contracts/http/billing/receipts';
import { AppError } from '@sabi/service-kit/errors';
import type { StoredReceipt } from './receipt';
import type { ReceiptRepository } from './receipt-repository';

/** Receipts of an account, newest first. */
export async function listReceipts(
  { userId }: { userId: string },
  { receipts }: { receipts: Pick<ReceiptRepository, 'findAllOf'> },
): Promise<Receipt[]> {
  return (await receipts.findAllOf(userId)).map(viewReceipt);
}

/** @throws {AppError} RECEIPT_NOT_FOUND also for another account's */
export async function getOwnReceipt(
  { userId, receiptId }: { userId: string; receiptId: string },
  { receipts }: { receipts: Pick<ReceiptRepository, 'find'> },
): Promise<StoredReceipt> {
  const receipt = await receipts.find(receiptId);
  if (receipt?.user_id !== userId) throw new AppError('RECEIPT_NOT_FOUND');
  return receipt;
}

export function viewReceipt(receipt: StoredReceipt): Receipt {
  return {
    receipt_id: receipt.id,
    number: receipt.number,
    order_id: receipt.order_id,
    item: receipt.item,
    name: receipt.item_name,
    amount: receipt.amount,
    currency: 'IDR',
    paid_at: receipt.paid_at.toISOString(),
    refunded_at: receipt.refunded_at?.toISOString() ?? null,
  };
}
