import { planFacts, serviceFacts } from '@sabi/contracts/catalogue';
import type { Catalogue, PlanType, ServiceType } from '@sabi/contracts/http/billing';

/** Whole rupiah: specification, section 9. What a plan or service holds is public and stands in the contracts. */
const planPrices: Record<PlanType, { price: number; listPrice: number }> = {
  starter: { price: 0, listPrice: 0 },
  basic: { price: 350_000, listPrice: 800_000 },
  pro: { price: 1_000_000, listPrice: 2_500_000 },
  elite: { price: 2_000_000, listPrice: 4_350_000 },
};

const servicePrices: Record<ServiceType, number> = {
  'cv-linkedin': 100_000,
  'job-application': 150_000,
  'career-consultation': 200_000,
  'whatsapp-assistant': 250_000,
  'hr-webinar': 100_000,
  'cv-template': 50_000,
  'personality-test': 300_000,
  'private-hr-session': 750_000,
};

export const catalogue202601: Catalogue = {
  version: '2026-01',
  currency: 'IDR',
  plans: planFacts.map((plan) => {
    const { price, listPrice } = planPrices[plan.plan_type];
    return { ...plan, features: [...plan.features], price, list_price: listPrice };
  }),
  services: serviceFacts.map((service) => ({ ...service, price: servicePrices[service.service_type] })),
};
