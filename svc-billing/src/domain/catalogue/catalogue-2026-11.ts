import { planFacts } from '@sabi/shared-texts/catalogue';
import { planPrices } from './prices';
import { soldServices } from './single-services';
import type { StoredCatalogue } from './stored-catalogue';

/** Features have kinds, and nothing is granted that cannot be used yet (ADR 0064). Prices are those of 2026-01. */
export const catalogue202611: StoredCatalogue = {
  version: '2026-11',
  currency: 'IDR',
  plans: planFacts.map((plan) => ({
    ...plan,
    features: [...plan.features],
    ...planPrices[plan.plan_type],
  })),
  services: soldServices,
};
