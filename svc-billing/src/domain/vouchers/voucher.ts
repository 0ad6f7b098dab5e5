import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

export type SoldItem = PlanType | ServiceType;

/** Reduces the price of an order: within its time, up to `maxUses` in total, once for each account. */
export interface Voucher {
  readonly code: string;
  readonly kind: 'percentage' | 'amount';
  readonly value: number;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly maxUses: number;
  readonly uses: number;
  /** null for everything that has a price. */
  readonly items: readonly SoldItem[] | null;
}

export const appliesTo = ({ items }: Pick<Voucher, 'items'>, item: SoldItem): boolean =>
  items?.includes(item) ?? true;

/** The provider's minimum in whole rupiah. */
export const minimumAmount = 10_000;

/** Amount to pay in whole rupiah: at least the provider's minimum, at most the price. */
export function reducePrice(price: number, { kind, value }: Pick<Voucher, 'kind' | 'value'>): number {
  const off = kind === 'amount' ? value : Math.floor((price * value) / 100);
  return Math.min(price, Math.max(minimumAmount, price - off));
}
