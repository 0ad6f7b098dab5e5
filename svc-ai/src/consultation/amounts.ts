import type { Language } from '@sabi/contracts/language';

const digits = String.raw`\d[\d.,]*`;
const unit = '(?:ribu|rb|juta|jt|miliar|thousand|million|k|m)';
const amount = new RegExp(
  String.raw`\b(?:rp|idr|usd)\.?\s*${digits}|[$€]\s*${digits}|${digits}\s*${unit}?\s*(?:rupiah|idr|usd|dollars?|dolar)\b|${digits}\s*(?:ribu|rb|juta|jt)\b`,
  'i',
);

/** Whether a text states an amount of money. */
export function statesAmount(text: string): boolean {
  return amount.test(text);
}

/** Said instead of an answer that states an amount to a visitor: whatever it is, it is none of our prices. */
export const whereThePricesAre: Record<Language, string> = {
  en: 'Prices are shown on the talent solution page once you have signed in; signing up is free. I can tell you what each plan and service holds, and for companies a short consultation is the best way to learn what a search would cost.',
  id: 'Harga ditampilkan di halaman solusi talenta setelah Anda masuk; pendaftaran gratis. Saya dapat menjelaskan isi setiap paket dan layanan, dan bagi perusahaan konsultasi singkat adalah cara terbaik untuk mengetahui biaya sebuah pencarian.',
};
