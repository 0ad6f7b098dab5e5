import type { Language } from '@sabi/contracts/language';
import type { Guard } from '../text/sentence-buffer';
import { bareAmounts, openNumbers } from './amounts/bare-numbers';
import { currencyAmounts, openCurrencies } from './amounts/currency';
import { openShares, shares } from './amounts/shares';

const anyOf = (patterns: readonly string[], end = '') => new RegExp(`(?:${patterns.join('|')})${end}`, 'i');
const amount = anyOf([...currencyAmounts, ...bareAmounts, ...shares]);
/** A number at the end, which the next words may turn into an amount. */
const openAmount = anyOf([...openCurrencies, ...openNumbers, ...openShares], String.raw`\s*$`);

/** Whether a text contains an amount of money. */
export function containsAmount(text: string): boolean {
  return amount.test(text.normalize('NFKC'));
}

export class AmountDetected extends Error {
  override readonly name = 'AmountDetected';
}

/**
 * Withholds amounts of money from visitors. A number at the end stays open, because the next words may turn
 * it into an amount.
 */
export const amountGuard: Guard = {
  assertFine: (text) => {
    if (containsAmount(text)) throw new AmountDetected();
  },
  isOpen: (text) => openAmount.test(text.normalize('NFKC')),
};

/** Replaces an answer with an amount, which is invented, because the model knows no prices. */
export const pricingNotice: Record<Language, string> = {
  en: 'Prices are shown on the talent solution page once you have signed in; signing up is free. I can tell you what each plan and service holds, and for companies a short consultation is the best way to learn what a search would cost.',
  id: 'Harga ditampilkan di halaman solusi talenta setelah Anda masuk; pendaftaran gratis. Saya dapat menjelaskan isi setiap paket dan layanan, dan bagi perusahaan konsultasi singkat adalah cara terbaik untuk mengetahui biaya sebuah pencarian.',
};
