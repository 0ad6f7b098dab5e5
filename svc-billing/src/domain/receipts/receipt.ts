import type { PlanType, ServiceType } from '@sabi/contracts/http/billing';

/** Who sold, as the receipt of that day says it. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  /** NPWP. */
  readonly tax_number: string | null;
}

/** What was paid, once and for all: a receipt is printed from this alone. Amounts are whole rupiah. */
export interface StoredReceipt {
  readonly id: string;
  /** `2026/000042`: the years count for themselves, without a gap. */
  readonly number: string;
  readonly order_id: string;
  /** null once the account is erased. The receipt itself is kept, as the law on taxes wants it. */
  readonly user_id: string | null;
  readonly buyer: { readonly name: string | null; readonly email: string } | null;
  readonly seller: Seller;
  readonly item: PlanType | ServiceType;
  readonly item_name: { readonly en: string; readonly id: string };
  readonly list_price: number;
  readonly price: number;
  readonly voucher_code: string | null;
  readonly amount: number;
  /** Contained in the amount; 0: the seller owes none. */
  readonly tax_percent: number;
  /** Bank, wallet or card, by the provider's code; missing on receipts of before it was noted. */
  readonly payment_channel?: string | null;
  readonly paid_at: Date;
  readonly issued_at: Date;
  readonly refunded_at: Date | null;
}

const timeZone = 'Asia/Jakarta';

/** The books are kept in Western Indonesia: a receipt belongs to the year it is there. */
export function bookYear(at: Date): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(at));
}

export const receiptNumber = (year: number, sequence: number): string =>
  `${year}/${String(sequence).padStart(6, '0')}`;

/** How much of an amount is tax, where it is contained in it. */
export function containedTax({
  amount,
  tax_percent: percent,
}: Pick<StoredReceipt, 'amount' | 'tax_percent'>) {
  const net = Math.round((amount * 100) / (100 + percent));
  return { net, tax: amount - net };
}
