import { intlLocales, type Language } from '@sabi/contracts/language';

export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(intlLocales[language]);
}
