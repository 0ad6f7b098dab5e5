import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

/** A plan or a single service, by the names of the specification's payment call. */
export type OrderedItem =
  | { readonly kind: 'subscription'; readonly item: PlanType }
  | { readonly kind: 'ala_carte'; readonly item: ServiceType };

/** `pending` until paid or expired; a late payment turns `expired` into `paid`, nothing turns `paid` back but a refund. */
export type OrderStatus = 'pending' | 'paid' | 'expired' | 'refunded';

/** Amounts are whole rupiah. */
export type Order = OrderedItem & {
  /** A UUID, and `external_id` at the payment provider. */
  readonly id: string;
  readonly userId: string;
  /** The catalogue the prices were taken from: it is never changed afterwards. */
  readonly catalogueVersion: string;
  readonly listPrice: number;
  readonly price: number;
  readonly voucherCode: string | null;
  /** Amount of the invoice: `price` reduced by the voucher. */
  readonly amount: number;
  readonly currency: 'IDR';
  readonly status: OrderStatus;
  readonly invoice: { readonly id: string; readonly url: string; readonly expiresAt: Date } | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
};
