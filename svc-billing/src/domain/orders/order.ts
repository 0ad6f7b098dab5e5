import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

/** A plan or a single service, named as in the specification's payment call. */
export type OrderedItem =
  | { readonly kind: 'subscription'; readonly item: PlanType }
  | { readonly kind: 'ala_carte'; readonly item: ServiceType };

/** A late payment turns `expired` into `paid`; only a refund ends `paid`. */
export type OrderStatus = 'pending' | 'paid' | 'expired' | 'refunded';

/** Amounts are whole rupiah. */
export type Order = OrderedItem & {
  /** UUID; `external_id` at the payment provider. */
  readonly id: string;
  readonly userId: string;
  /** Immutable catalogue of the prices. */
  readonly catalogueVersion: string;
  readonly listPrice: number;
  readonly price: number;
  readonly voucherCode: string | null;
  /** Invoice amount: `price` reduced by the voucher. */
  readonly amount: number;
  readonly currency: 'IDR';
  readonly status: OrderStatus;
  readonly invoice: { readonly id: string; readonly url: string; readonly expiresAt: Date } | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
};
