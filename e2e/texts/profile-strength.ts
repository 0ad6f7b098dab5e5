import type { Language } from '@sabi/contracts/language';

/** Specification, section 4: under 50, from 50, from 80. */
export const profileStrengthTexts = {
  en: { low: 'Just a little bit more!', medium: 'Looking good!', high: 'Excellent profile!' },
  id: { low: 'Sedikit lagi!', medium: 'Sudah bagus!', high: 'Profil yang luar biasa!' },
} as const satisfies Record<Language, unknown>;
