import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { Language } from '@sabi/contracts/language';
import { en } from '@sabi/purchase/texts/en';
import { id } from '@sabi/purchase/texts/id';
import { createDictionary, type Dictionary } from './dictionary';

/** Texts of the purchase of plans and services. */
export const readPurchaseTexts = (language: Language): Dictionary =>
  createDictionary(language, { en, id }[language]);

const names = new Map<string, Readonly<Record<Language, string>>>([
  ...planFacts.map(({ plan_type: type, name }) => [type, name] as const),
  ...serviceFacts.map(({ service_type: type, name }) => [type, name] as const),
]);

/** Display name of a plan or a single service. */
export function nameOffer(language: Language, type: PlanType | ServiceType): string {
  const name = names.get(type);
  if (!name) throw new Error(`The catalogue has no ${type}`);
  return name[language];
}
