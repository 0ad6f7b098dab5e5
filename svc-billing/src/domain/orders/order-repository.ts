import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { OrderedItem } from './order';
import type { StoredOrder, Invoice, PaidWith } from './stored-order';

export class OpenOrderExists extends Error {
  override readonly name = 'OpenOrderExists';
}

export interface OrderRepository {
  /** @throws {OpenOrderExists}, which ends the transaction */
  insert(order: StoredOrder, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<StoredOrder | null>;
  findOwn(userId: string, id: string): Promise<StoredOrder | null>;
  findMany(userId: string, ids: readonly string[]): Promise<StoredOrder[]>;
  findOpen(userId: string, item: OrderedItem): Promise<StoredOrder | null>;
  /** Newest first. */
  list(userId: string, page: { after: PagePosition | null; limit: number }): Promise<StoredOrder[]>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredOrder[]>;
  /**
   * Acquires the lease to request the invoice. @returns null while another caller has it, or when there is an
   * invoice
   */
  claimInvoice(id: string, holder: string, leaseMs: number): Promise<StoredOrder | null>;
  /** @returns false when another caller took over the lease */
  setInvoice(id: string, holder: string, invoice: Invoice): Promise<boolean>;
  releaseInvoice(id: string, holder: string): Promise<void>;
  /** @returns the previous order; null unless pending or expired */
  markPaid(
    id: string,
    payment: { invoiceId: string; paidAt: Date; paidWith?: PaidWith | null },
    transaction: Transaction,
  ): Promise<StoredOrder | null>;
  /** Adds the channel of a payment that reconciliation found before its webhook. */
  setPaidWith(
    id: string,
    payment: { invoiceId: string; paidWith: PaidWith },
    transaction: Transaction,
  ): Promise<void>;
  /** @param invoiceId the expired invoice; null without one. @returns null unless it was pending */
  markExpired(id: string, invoiceId: string | null, transaction: Transaction): Promise<StoredOrder | null>;
  markUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** @returns null unless underpaid and unsettled */
  markUnderpaidSettled(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  markCancelled(id: string): Promise<void>;
  /** @returns null unless paid */
  markRefunded(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  /** Pending orders due for a comparison with the provider; longest unchecked first. */
  findUnchecked(before: { createdBefore: Date; checkedBefore: Date }, limit: number): Promise<StoredOrder[]>;
  markChecked(id: string, now: Date): Promise<void>;
}
