import type { PlanType, ServiceType } from '@sabi/contracts/http/billing';

export type SoldItem = PlanType | ServiceType;

/** Takes something off an order: for a while, a number of times in all, once for each account. */
export interface Voucher {
  readonly code: string;
  readonly kind: 'percentage' | 'amount';
  readonly value: number;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly maxUses: number;
  readonly uses: number;
  /** null: for whatever has a price. */
  readonly items: readonly SoldItem[] | null;
}

export const isFor = ({ items }: Pick<Voucher, 'items'>, item: SoldItem): boolean =>
  items?.includes(item) ?? true;

/** What the provider takes at least, in whole rupiah. */
export const smallestAmount = 10_000;

/** What is left to pay, in whole rupiah: never less than can be paid, never more than the price. */
export function reduce(price: number, { kind, value }: Pick<Voucher, 'kind' | 'value'>): number {
  const off = kind === 'amount' ? value : Math.floor((price * value) / 100);
  return Math.min(price, Math.max(smallestAmount, price - off));
}
