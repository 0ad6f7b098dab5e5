import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

export type SoldItem = PlanType | ServiceType;

/** Reduces an order's price: within a period, up to `maxUses` in total, once per account. */
export interface Voucher {
  readonly code: string;
  readonly kind: 'percentage' | 'amount';
  readonly value: number;
  readonly validFrom: Date;
  readonly validUntil: Date;
  readonly maxUses: number;
  readonly uses: number;
  /** null for all priced items. */
  readonly items: readonly SoldItem[] | null;
}

export const appliesTo = ({ items }: Pick<Voucher, 'items'>, item: SoldItem): boolean =>
  items?.includes(item) ?? true;

/** The provider's minimum in whole rupiah. */
export const minimumAmount = 10_000;

/** Amount in whole rupiah: from the provider's minimum to the price. */
export function reducePrice(price: number, { kind, value }: Pick<Voucher, 'kind' | 'value'>): number {
  const off = kind === 'amount' ? value : Math.floor((price * value) / 100);
  return Math.min(price, Math.max(minimumAmount, price - off));
}
