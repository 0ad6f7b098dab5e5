import type { AskerLanguage } from '../answer/asker-language';

/** One text for each language of an asker. */
export type Texts = Readonly<Record<AskerLanguage, string>>;

const locales: Texts = { en: 'en-GB', id: 'id-ID', zh: 'zh-CN' };
/** Days of plans and orders are those of the office. */
const timeZone = 'Asia/Jakarta';

/** @param moment ISO time. @returns its day in words: "20 December 2026" */
export const writeDay = (moment: string, language: AskerLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long' }).format(new Date(moment));

/** @param amount whole rupiah. @returns "Rp 1,000,000", in Indonesian "Rp 1.000.000" */
export const writeRupiah = (amount: number, language: AskerLanguage): string =>
  `Rp ${new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-GB').format(amount)}`;

/** Names of the catalogue have no Chinese. */
export const nameIn = (name: { en: string; id: string }, language: AskerLanguage): string =>
  language === 'id' ? name.id : name.en;

export const toList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
