import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { Catalogue, PlanType } from '@sabi/contracts/http/billing/catalogue';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';

/** Differ from every catalogue, so that no test changes with a price. */
export const planPrices = {
  starter: [0, 0],
  basic: [410_000, 910_000],
  pro: [1_220_000, 2_440_000],
  elite: [2_330_000, 4_660_000],
} as const satisfies Record<PlanType, readonly [price: number, listPrice: number]>;

/** A price in the format of `textOf`. */
export const shownPrice = (amount: number) => formatRupiah(amount).replace('\u00a0', ' ');

/** Catalogue of a signed-in account. */
export const catalogue: Catalogue = {
  version: '2026-01',
  currency: 'IDR',
  plans: planFacts.map((plan) => {
    const [price, listPrice] = planPrices[plan.plan_type];
    const features = plan.features.map((each) => ({
      ...each,
      redemption: each.kind && redemptions[each.kind],
    }));
    return { ...plan, features, price, list_price: listPrice };
  }),
  services: serviceFacts.map((service, index) => ({
    ...service,
    redemption: redemptions[service.kind],
    price: 60_000 * (index + 1),
  })),
};
