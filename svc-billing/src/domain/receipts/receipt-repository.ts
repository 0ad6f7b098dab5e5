import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredReceipt } from './receipt';

/** Few and numbered by year: not sharded. */
export interface ReceiptRepository {
  hasOrder(orderId: string, transaction: Transaction): Promise<boolean>;
  /** The next number of a year. Serializes transactions, so take it last. */
  takeNumber(year: number, transaction: Transaction): Promise<number>;
  insert(receipt: StoredReceipt, transaction: Transaction): Promise<void>;
  markRefunded(orderId: string, at: Date, transaction: Transaction): Promise<void>;
  find(id: string): Promise<StoredReceipt | null>;
  findOfOrders(userId: string, orderIds: readonly string[]): Promise<StoredReceipt[]>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredReceipt[]>;
  /** Removes personal data from the receipts of an account. */
  forgetBuyer(userId: string, transaction: Transaction): Promise<void>;
}
