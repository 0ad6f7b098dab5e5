import type { Language } from '@sabi/contracts/language';
import { type ClaimName, claims } from './claims';

const groupSeparators: Record<Language, string> = { en: ',', id: '.' };

/** A claim in the format of the language: `500,000+`, `500.000+`, `98%`, `90`. */
export function formatClaim(name: ClaimName, language: Language): string {
  const { value, form } = claims[name];
  const figure = groupDigits(value, groupSeparators[language]);
  if (form === 'at-least') return `${figure}+`;
  return form === 'percent' ? `${figure}%` : figure;
}

/** All claims by name, as variables for dictionary texts: `{{partnerCompanies}}`. */
export function claimTexts(language: Language): Readonly<Record<ClaimName, string>> {
  const names = Object.keys(claims) as ClaimName[];
  return Object.fromEntries(names.map((name) => [name, formatClaim(name, language)])) as Record<
    ClaimName,
    string
  >;
}

/**
 * Like `Intl.NumberFormat` for whole numbers. A page's first formatter takes a browser 20 to 50 ms, and every page has
 * claims in its texts.
 */
function groupDigits(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}
