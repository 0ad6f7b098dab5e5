import type { Language } from '@sabi/contracts/language';

export type FixKind = 'add' | 'remove' | 'change';

interface ExplanationTexts {
  /** For a missing element, or one whose line is unknown. */
  readonly withoutLine: Readonly<Record<FixKind, string>>;
  readonly opening: (rest: string) => string;
  readonly withLine: Readonly<Record<FixKind, (line: string) => string>>;
  readonly byCode: Readonly<Record<string, (line: string) => string>>;
}

export const explanationTexts: Record<Language, ExplanationTexts> = {
  en: {
    withoutLine: {
      add: 'This is quick to add, and it is among the first things a recruiter looks for.',
      remove: 'This is quick to take out, and nothing a recruiter needs goes with it.',
      change: 'This is a small change, and the advice above says which.',
    },
    opening: (rest) => `Say what you did yourself with “${rest}”, with the verb in front.`,
    withLine: {
      add: (line) => `The place to add it is at “${line}”.`,
      remove: (line) => `Without “${line}” there is room for what you have done.`,
      change: (line) => `Read “${line}” as a stranger would, and rewrite it by the advice above.`,
    },
    byCode: {
      FIGURES_MISSING: (line) =>
        `For “${line}”, look up how much, how many or how often, and put that first.`,
      GAP: (line) => `A short line after “${line}” would answer the question before it is asked.`,
      YEARS_ONLY: (line) => `Look up the months of “${line}” in your contract or payslips.`,
      CLICHE: (line) => `Instead of “${line}”, tell about one day on which it showed.`,
      TEXT_LONG: (line) => `Begin to shorten at “${line}”.`,
    },
  },
  id: {
    withoutLine: {
      add: 'Ini mudah ditambahkan dan termasuk hal pertama yang dicari perekrut.',
      remove: 'Ini mudah dihapus, dan perekrut tidak kehilangan apa pun yang mereka perlukan.',
      change: 'Ini perubahan kecil; saran di atas menjelaskan caranya.',
    },
    opening: (rest) => `Sebutkan tindakan Anda sendiri pada “${rest}”, dengan kata kerja di depan.`,
    withLine: {
      add: (line) => `Tambahkan di dekat “${line}”.`,
      remove: (line) => `Tanpa “${line}” ada tempat untuk menuliskan hasil kerja Anda.`,
      change: (line) =>
        `Baca “${line}” seperti orang yang belum mengenal Anda, lalu perbaiki sesuai saran di atas.`,
    },
    byCode: {
      FIGURES_MISSING: (line) =>
        `Untuk “${line}”, cari tahu seberapa banyak atau seberapa sering, lalu tulis di depan.`,
      GAP: (line) => `Satu baris singkat setelah “${line}” akan menjawab pertanyaan sebelum diajukan.`,
      YEARS_ONLY: (line) => `Cari bulan untuk “${line}” di kontrak atau slip gaji Anda.`,
      CLICHE: (line) => `Sebagai ganti “${line}”, ceritakan satu kejadian yang menunjukkannya.`,
      TEXT_LONG: (line) => `Mulailah meringkas dari “${line}”.`,
    },
  },
};
