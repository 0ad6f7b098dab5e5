import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talentSolution = readDictionary('mf-marketing', 'talent-solution');

// Texts of the specification, section 4, are spelled out.

export const talentSolutionTexts = {
  en: {
    hidden: 'Login to See Details',
    popular: talentSolution.en('plans.popular'),
    elite: '1-hour session with an HR expert you choose from 20+',
    choose: (name: string) => `Choose ${name}`,
  },
  id: {
    hidden: 'Masuk untuk Melihat Detail',
    popular: talentSolution.id('plans.popular'),
    elite: 'sesi 1 jam bersama pakar HR pilihan Anda dari 20+ pakar',
    choose: (name: string) => `Pilih ${name}`,
  },
} as const satisfies Record<Language, unknown>;
