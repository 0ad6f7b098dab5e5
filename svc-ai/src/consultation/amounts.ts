import type { Language } from '@sabi/contracts/language';
import type { Guard } from '../answers/sentence-release';

// Of a number only its end is looked for: a pattern that takes all of it takes long on a long one.

/** The last digit of a number and what is set behind it. */
const digits = String.raw`\d[.,]*`;
const unit = '(?:ribu|rb|juta|jt|miliar|thousand|million|k|m)';
const currency = '(?:rupiah|idr|usd|dollars?|dolar)';
/** The end of a number with thousands in groups, by which a price is told also where no currency is. */
const grouped = String.raw`\d[.,]\d{3}`;
const every = String.raw`(?:\/|(?:per|a|each|every|tiap|setiap)\b)\s*(?:month|year|week|session|bulan|tahun|minggu|sesi|orang|person)`;

const join = String.raw`(?:[\s.,;:-]+(?:and[\s-]+)?)`;
/** The words a number ends with before a great one. */
const small =
  'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|belas|puluh|ratus|setengah|' +
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half an?';
const great = 'ribu|rb|juta|jt|miliar|thousand|million|billion';
/** What there are thousands of here besides rupiah. */
const counted =
  'talents?|talenta|people|persons|orang|candidates?|kandidat|professionals?|profesional|profiles?|profil|applicants?|pelamar|members?|anggota|companies|perusahaan|employees|karyawan|pekerja|placements?|penempatan|leaders|words|kata';
const writtenOut = [
  String.raw`(?:\b(?:${small})${join}|${digits}\s*)(?:${great})\b(?!\+?\s+(?:\w+\s+)?(?:${counted})\b)`,
  String.raw`\b(?:sejuta|semiliar)\b(?!\s+(?:\w+\s+)?(?:${counted})\b)`,
  String.raw`\b(?:${small})${join}${currency}\b`,
  String.raw`\b(?:rp|idr|usd)\b\.?\s*(?:${small}|sejuta|semiliar)\b`,
];
const amount = new RegExp(
  [
    String.raw`\b(?:rp|idr|usd)\.?\s*${digits}`,
    String.raw`[$€]\s*${digits}`,
    String.raw`${digits}\s*(?:${unit}\s*)?${currency}\b`,
    String.raw`${digits}\s*(?:ribu|rb|juta|jt)\b`,
    String.raw`\b(?:ribu|juta|thousand|million)\s+${currency}\b`,
    String.raw`${grouped}\s*${every}\b`,
    ...writtenOut,
  ].join('|'),
  'i',
);
/** A number at the end, of which the next word may say that it is money. */
const openNumber = new RegExp(
  String.raw`(?:${digits}|${digits}\s*${unit}|\b(?:${small}|${great}|sejuta|semiliar|rp|idr|usd)[.,;:-]*)\s*$`,
  'i',
);

/** Whether a text states an amount of money. */
export function statesAmount(text: string): boolean {
  return amount.test(text);
}

export class AmountStated extends Error {
  override readonly name = 'AmountStated';
}

/** For visitors: what comes next may make an amount of money of a number at the end, so it waits. */
export const guardAmounts: Guard = {
  assertFine: (text) => {
    if (statesAmount(text)) throw new AmountStated();
  },
  isOpen: (text) => openNumber.test(text),
};

/** Said instead of an answer that states an amount to a visitor: whatever it is, it is none of our prices. */
export const whereThePricesAre: Record<Language, string> = {
  en: 'Prices are shown on the talent solution page once you have signed in; signing up is free. I can tell you what each plan and service holds, and for companies a short consultation is the best way to learn what a search would cost.',
  id: 'Harga ditampilkan di halaman solusi talenta setelah Anda masuk; pendaftaran gratis. Saya dapat menjelaskan isi setiap paket dan layanan, dan bagi perusahaan konsultasi singkat adalah cara terbaik untuk mengetahui biaya sebuah pencarian.',
};
