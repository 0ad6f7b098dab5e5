import type { OrderedItem } from '../orders/order';

export interface ReceiptSubject {
  readonly kind: 'receipt';
  readonly number: string;
  readonly item_name: { en: string; id: string };
  readonly amount: number;
  /** In the order's catalogue; missing in mails stored before 2026-11-28. */
  readonly bought?: OrderedItem & { readonly catalogueVersion: string };
}
