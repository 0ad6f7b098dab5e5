import type { Language } from '@sabi/contracts/language';

export const homeTexts = {
  en: {
    signUp: 'Get started',
    career: 'Solutions for talent',
    hiring: 'Solutions for companies',
    partners: 'Trusted by 100+ companies',
    closing: 'Sign up now',
  },
  id: {
    signUp: 'Mulai sekarang',
    career: 'Solusi untuk talenta',
    hiring: 'Solusi untuk perusahaan',
    partners: 'Dipercaya 100+ perusahaan',
    closing: 'Daftar sekarang',
  },
} as const satisfies Record<Language, unknown>;
