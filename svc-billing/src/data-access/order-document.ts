import type { Order, OrderedItem } from '../domain/orders/order';
import type { PaidWith, StoredOrder } from '../domain/orders/stored-order';

/** Shard key: user_id. */
export interface OrderDocument {
  _id: string;
  user_id: string;
  kind: OrderedItem['kind'];
  item: string;
  name: { en: string; id: string };
  catalogue_version: string;
  list_price: number;
  price: number;
  voucher_code: string | null;
  amount: number;
  currency: 'IDR';
  status: Order['status'];
  invoice: { id: string; url: string; expires_at: Date } | null;
  invoice_attempts: number;
  /** Caller that requests the invoice; end of its lease. */
  invoice_holder: string | null;
  invoice_lease_until: Date;
  paid_invoice_id: string | null;
  created_at: Date;
  paid_at: Date | null;
  /** Last comparison with the provider. */
  checked_at: Date;
  /** Missing in orders stored before 2026-11-24. */
  paid_with?: PaidWith | null;
  ended_at?: Date | null;
  given_up?: boolean;
  underpaid?: boolean;
  underpaid_settled?: boolean;
}

export function toDocument(order: StoredOrder): OrderDocument {
  const { id, userId, catalogueVersion, listPrice, voucherCode, invoice, createdAt, paidAt, ...rest } = order;
  const { invoiceAttempts, paidInvoiceId, outcome: _outcome, ...same } = rest;
  return {
    ...same,
    _id: id,
    user_id: userId,
    catalogue_version: catalogueVersion,
    list_price: listPrice,
    voucher_code: voucherCode,
    invoice: invoice && { id: invoice.id, url: invoice.url, expires_at: invoice.expiresAt },
    invoice_attempts: invoiceAttempts,
    invoice_holder: null,
    invoice_lease_until: new Date(0),
    paid_invoice_id: paidInvoiceId,
    created_at: createdAt,
    paid_at: paidAt,
    checked_at: createdAt,
  };
}

export function toOrder(document: OrderDocument): StoredOrder {
  const { kind, item, name, price, amount, currency, status, invoice } = document;
  return {
    ...({ kind, item } as OrderedItem),
    name,
    price,
    amount,
    currency,
    status,
    id: document._id,
    userId: document.user_id,
    catalogueVersion: document.catalogue_version,
    listPrice: document.list_price,
    voucherCode: document.voucher_code,
    invoice: invoice && { id: invoice.id, url: invoice.url, expiresAt: invoice.expires_at },
    invoiceAttempts: document.invoice_attempts,
    paidInvoiceId: document.paid_invoice_id,
    createdAt: document.created_at,
    paidAt: document.paid_at,
    outcome: {
      paidWith: document.paid_with ?? null,
      endedAt: document.ended_at ?? null,
      cancelled: document.given_up ?? false,
      underpaid: document.underpaid ?? false,
      underpaidSettled: document.underpaid_settled ?? false,
    },
  };
}
