import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

/** The seller on the day of the receipt. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  /** NPWP. */
  readonly tax_number: string | null;
}

/** Everything a receipt is printed from. Amounts are whole rupiah. */
export interface StoredReceipt {
  readonly id: string;
  /** `2026/000042`: numbered by year, without a gap. */
  readonly number: string;
  readonly order_id: string;
  /** null after the account's erasure. */
  readonly user_id: string | null;
  readonly buyer: { readonly name: string | null; readonly email: string } | null;
  readonly seller: Seller;
  readonly item: PlanType | ServiceType;
  readonly item_name: { readonly en: string; readonly id: string };
  readonly list_price: number;
  readonly price: number;
  readonly voucher_code: string | null;
  readonly amount: number;
  /** Included in the amount; 0 if the seller owes no tax. */
  readonly tax_percent: number;
  /** Bank, wallet or card by the provider's code; missing on older receipts. */
  readonly payment_channel?: string | null;
  readonly paid_at: Date;
  readonly issued_at: Date;
  readonly refunded_at: Date | null;
}

const timeZone = 'Asia/Jakarta';

/** The year in Western Indonesian time, as in the books. */
export function bookYear(at: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(at));
}

export const receiptNumber = (year: number, sequence: number): string =>
  `${year}/${String(sequence).padStart(6, '0')}`;

/** Splits an amount that includes tax. */
export function containedTax({
  amount,
  tax_percent: percent,
}: Pick<StoredReceipt, 'amount' | 'tax_percent'>) {
  const net = Math.round((amount * 100) / (100 + percent));
  return { net, tax: amount - net };
}
