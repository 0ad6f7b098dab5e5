import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const home = readDictionary('mf-marketing', 'home');

// Texts of the specification, section 2, are spelled out.

export const homeTexts = {
  en: {
    signUp: home.en('hero.signUp'),
    career: home.en('goodbye.career.link'),
    hiring: home.en('goodbye.hiring.link'),
    partners: 'Trusted by 100+ companies',
    closing: 'Sign up now',
  },
  id: {
    signUp: home.id('hero.signUp'),
    career: home.id('goodbye.career.link'),
    hiring: home.id('goodbye.hiring.link'),
    partners: 'Dipercaya 100+ perusahaan',
    closing: 'Daftar sekarang',
  },
} as const satisfies Record<Language, unknown>;
