import { planFacts } from '@sabi/contracts/catalogue';
import { planPrices } from './prices';
import { soldServices } from './single-services';
import type { StoredCatalogue } from './stored-catalogue';

/** What a plan or service holds is public and stands in the contracts. This version does not say what is counted. */
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
