import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { AskerLanguage } from '../answer/asker-language';
import { plansIn, servicesIn } from './offer-words';
import { nameIn, type Texts, toList, writeRupiah } from './own-wording';

export interface WrittenPrices {
  readonly text: string;
  /** Types of the offers named, as their cards are on the page of plans. */
  readonly offers: readonly string[];
}

const heading: Texts = { en: 'Prices today:', id: 'Harga hari ini:', zh: '今天的价格：' };

/** Prices of the offers that the message names, or of all plans. */
export function writePrices(
  { plans, services }: Catalogue,
  { message, whole, language }: { message: string; whole: string; language: AskerLanguage },
): WrittenPrices {
  const namedIn = (text: string): readonly string[] => [...plansIn(text), ...servicesIn(text)];
  const named = namedIn(message).length > 0 ? namedIn(message) : namedIn(whole);
  const asksServices = /\b(?:single services?|separately|satuan|terpisah)\b|单项/i.test(whole);
  const isOf = (type: string, isService: boolean) =>
    named.length > 0 ? named.includes(type) : isService === asksServices;
  const found = [
    ...plans
      .filter(({ plan_type: type }) => isOf(type, false))
      .map((plan) => ({ type: plan.plan_type as string, line: writePlanPrice(plan, language) })),
    ...services
      .filter(({ service_type: type }) => isOf(type, true))
      .map((service) => ({
        type: service.service_type as string,
        line: writeServicePrice(service, language),
      })),
  ];
  return {
    text: `${heading[language]}\n${toList(found.map(({ line }) => line))}`,
    offers: named.length > 0 ? found.map(({ type }) => type) : [],
  };
}

function writePlanPrice(
  { name, price, list_price: listPrice, duration_days: days }: Catalogue['plans'][number],
  language: AskerLanguage,
): string {
  const lasting = days === null ? '' : lastingDays(days)[language];
  const before =
    price !== null && listPrice !== null && listPrice > price
      ? insteadOf(writeRupiah(listPrice, language))[language]
      : '';
  return `${nameIn(name, language)}: ${writePrice(price, language)}${before}${lasting}`;
}

const writeServicePrice = (
  { name, unit, price }: Catalogue['services'][number],
  language: AskerLanguage,
): string => `${nameIn(name, language)}: ${writePrice(price, language)}, ${nameIn(unit, language)}`;

const writePrice = (price: number | null, language: AskerLanguage): string =>
  price === null ? unpriced[language] : price === 0 ? free[language] : writeRupiah(price, language);

const free: Texts = { en: 'free', id: 'gratis', zh: '免费' };
const unpriced: Texts = { en: 'no price at the moment', id: 'belum ada harga', zh: '暂无价格' };
const insteadOf = (listPrice: string): Texts => ({
  en: ` (normally ${listPrice})`,
  id: ` (harga normal ${listPrice})`,
  zh: `（原价 ${listPrice}）`,
});
const lastingDays = (days: number): Texts => ({
  en: `, for ${days} days`,
  id: `, untuk ${days} hari`,
  zh: `，有效期 ${days} 天`,
});
