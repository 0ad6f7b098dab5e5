import type { Language } from '@sabi/contracts/language';
import type { Guard } from '../text/sentence-buffer';
import { bareAmounts, openNumbers } from './amounts/bare-numbers';
import { currencyAmounts, openCurrencies } from './amounts/currency';
import { openShares, shares } from './amounts/shares';

const anyOf = (patterns: readonly string[], end = '') => new RegExp(`(?:${patterns.join('|')})${end}`, 'i');
const amount = anyOf([...currencyAmounts, ...bareAmounts, ...shares]);
/** A number at the end, of which the next words may say that it is money. */
const openAmount = anyOf([...openCurrencies, ...openNumbers, ...openShares], String.raw`\s*$`);

/** Whether a text states an amount of money. */
export function containsAmount(text: string): boolean {
  return amount.test(text.normalize('NFKC'));
}

export class AmountDetected extends Error {
  override readonly name = 'AmountDetected';
}

/** For visitors: what comes next may make an amount of money of a number at the end, so it waits. */
export const amountGuard: Guard = {
  assertFine: (text) => {
    if (containsAmount(text)) throw new AmountDetected();
  },
  isOpen: (text) => openAmount.test(text.normalize('NFKC')),
};

/** Said instead of an answer that states an amount to a visitor: whatever it is, it is none of our prices. */
export const pricingNotice: Record<Language, string> = {
  en: 'Prices are shown on the talent solution page once you have signed in; signing up is free. I can tell you what each plan and service holds, and for companies a short consultation is the best way to learn what a search would cost.',
  id: 'Harga ditampilkan di halaman solusi talenta setelah Anda masuk; pendaftaran gratis. Saya dapat menjelaskan isi setiap paket dan layanan, dan bagi perusahaan konsultasi singkat adalah cara terbaik untuk mengetahui biaya sebuah pencarian.',
};
