import type { Language } from '@sabi/contracts/language';

export const talentSolutionTexts = {
  en: {
    hidden: 'Login to See Details',
    popular: 'POPULAR',
    elite: '1-hour session with an HR expert you choose from 20+',
    choose: (name: string) => `Choose ${name}`,
  },
  id: {
    hidden: 'Masuk untuk Melihat Detail',
    popular: 'POPULER',
    elite: 'sesi 1 jam bersama pakar HR pilihan Anda dari 20+ pakar',
    choose: (name: string) => `Pilih ${name}`,
  },
} as const satisfies Record<Language, unknown>;
