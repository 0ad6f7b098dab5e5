import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';

/**
 * Whole rupiah, of all versions since 2026-01 (specification, section 9). Versions with other prices have
 * their own table.
 */
export const planPrices: Readonly<Record<PlanType, { price: number; list_price: number }>> = {
  starter: { price: 0, list_price: 0 },
  basic: { price: 350_000, list_price: 800_000 },
  pro: { price: 1_000_000, list_price: 2_500_000 },
  elite: { price: 2_000_000, list_price: 4_350_000 },
};

export const servicePrices: Readonly<Record<ServiceType, number>> = {
  'cv-linkedin': 100_000,
  'job-application': 150_000,
  'career-consultation': 200_000,
  'whatsapp-assistant': 250_000,
  'hr-webinar': 100_000,
  'cv-template': 50_000,
  'personality-test': 300_000,
  'private-hr-session': 750_000,
};
