import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { redemptions } from '@sabi/contracts/billing/redemption';
import type { SoldPlan, SoldService } from '@sabi/purchase';

/** The public part of a plan. */
export type ShownPlan = Omit<SoldPlan, 'price' | 'list_price'>;

/** The public part of a single service. */
export type ShownService = Omit<SoldService, 'price'>;

/** Plans without prices, from the public part of the catalogue. */
export const publicPlans: readonly ShownPlan[] = planFacts.map((plan) => ({
  ...plan,
  features: plan.features.map((each) => ({ ...each, redemption: each.kind && redemptions[each.kind] })),
}));

export const publicServices: readonly ShownService[] = serviceFacts.map((service) => ({
  ...service,
  redemption: redemptions[service.kind],
}));
