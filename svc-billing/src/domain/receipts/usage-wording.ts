import type { Language } from '@sabi/contracts/language';

interface UsageWording {
  readonly inProduct: (names: string) => string;
  readonly byPerson: (names: string) => string;
  readonly answer: (name: string, workingDays: number) => string;
  /** Granted by an earlier catalogue. */
  readonly notYet: (names: string) => string;
  readonly notIncluded: (names: string) => string;
}

export const usageWordings: Readonly<Record<Language, UsageWording>> = {
  en: {
    inProduct: (names) => `You can use this in your account now: ${names}.`,
    byPerson: (names) =>
      `Our team does this for you: ${names}. To ask for it, choose "Use" on your dashboard.`,
    answer: (name, days) => `${name} (reply within ${days} working days)`,
    notYet: (names) => `This cannot be used yet: ${names}.`,
    notIncluded: (names) => `Not included: ${names}.`,
  },
  id: {
    inProduct: (names) => `Sudah dapat Anda gunakan di akun Anda: ${names}.`,
    byPerson: (names) =>
      `Dikerjakan oleh tim kami: ${names}. Untuk memintanya, pilih "Gunakan" di dasbor Anda.`,
    answer: (name, days) => `${name} (dijawab dalam ${days} hari kerja)`,
    notYet: (names) => `Belum dapat digunakan: ${names}.`,
    notIncluded: (names) => `Tidak termasuk: ${names}.`,
  },
};
