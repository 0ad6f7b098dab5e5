import { planFacts } from '@sabi/shared-texts/catalogue';
import { planPrices } from './prices';
import { soldServices } from './single-services';
import type { StoredCatalogue } from './stored-catalogue';

/** Its features have no kinds. */
export const catalogue202601: StoredCatalogue = {
  version: '2026-01',
  currency: 'IDR',
  plans: planFacts.map((plan) => ({
    ...plan,
    features: plan.features.map(({ en, id }) => ({ en, id })),
    ...planPrices[plan.plan_type],
  })),
  services: soldServices,
};
