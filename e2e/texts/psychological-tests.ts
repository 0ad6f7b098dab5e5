import type { Language } from '@sabi/contracts/language';

export const psychologicalTestsTexts = {
  en: {
    list: 'Psychological tests',
    empty: 'No test results yet. They appear here once you have taken a test with us.',
    score: 'Score: D 64',
  },
  id: {
    list: 'Tes psikologi',
    empty: 'Belum ada hasil tes. Hasilnya muncul di sini setelah Anda mengikuti tes bersama kami.',
    score: 'Skor: D 64',
  },
} as const satisfies Record<Language, unknown>;
