import type { Language } from '@sabi/contracts/language';
import { type ClaimName, claims } from './claims';

const locales: Record<Language, string> = { en: 'en-GB', id: 'id-ID' };

/** A claim as a reader of the language writes it: `500,000+`, `500.000+`, `98%`, `90`. */
export function formatClaim(name: ClaimName, language: Language): string {
  const { value, form } = claims[name];
  const figure = new Intl.NumberFormat(locales[language]).format(value);
  if (form === 'at-least') return `${figure}+`;
  return form === 'percent' ? `${figure}%` : figure;
}

/** All claims by name, as variables that texts of a dictionary may hold: `{{partnerCompanies}}`. */
export function claimTexts(language: Language): Readonly<Record<ClaimName, string>> {
  const names = Object.keys(claims) as ClaimName[];
  return Object.fromEntries(names.map((name) => [name, formatClaim(name, language)])) as Record<
    ClaimName,
    string
  >;
}
