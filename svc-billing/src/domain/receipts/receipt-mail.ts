import type { OrderedItem } from '../orders/order';

export interface ReceiptSubject {
  readonly kind: 'receipt';
  readonly number: string;
  readonly item_name: { en: string; id: string };
  readonly amount: number;
  /** By the catalogue of the order; missing in mails stored before 2026-11-28. */
  readonly bought?: OrderedItem & { readonly catalogueVersion: string };
}
