import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '../transactions/transaction';
import type { OrderedItem } from './order';
import type { StoredOrder, Invoice, PaidWith } from './stored-order';

/** The account has an open order of this item already. */
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
  /** Lets one caller at a time ask for the invoice. @returns null while another does, or when there is one */
  claimInvoice(id: string, holder: string, leaseMs: number): Promise<StoredOrder | null>;
  /** @returns false when another took over meanwhile */
  setInvoice(id: string, holder: string, invoice: Invoice): Promise<boolean>;
  releaseInvoice(id: string, holder: string): Promise<void>;
  /** @returns the order as it was before; null when it is neither pending nor expired */
  markPaid(
    id: string,
    payment: { invoiceId: string; paidAt: Date; paidWith?: PaidWith | null },
    transaction: Transaction,
  ): Promise<StoredOrder | null>;
  /** Adds the channel of a payment that was found before anybody told of it. */
  notePaidWith(
    id: string,
    payment: { invoiceId: string; paidWith: PaidWith },
    transaction: Transaction,
  ): Promise<void>;
  /** @param invoiceId the invoice that ended; null for an order that has none. @returns null unless it was pending */
  markExpired(id: string, invoiceId: string | null, transaction: Transaction): Promise<StoredOrder | null>;
  /** Keeps why an order ended that has not been paid in full. */
  noteUnderpaid(id: string, transaction: Transaction): Promise<void>;
  /** Keeps that a person has settled that. @returns null unless it ended so and nobody had settled it */
  noteUnderpaidSettled(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  /** Keeps that the owner ended an order that has ended unpaid. */
  noteGivenUp(id: string): Promise<void>;
  /** @returns null unless it was paid */
  markRefunded(id: string, transaction: Transaction): Promise<StoredOrder | null>;
  /** Pending ones made before a moment that the provider was not asked about since another; longest waiting first. */
  findUnchecked(before: { createdBefore: Date; checkedBefore: Date }, limit: number): Promise<StoredOrder[]>;
  noteChecked(id: string, now: Date): Promise<void>;
}
