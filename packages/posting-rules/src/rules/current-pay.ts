import type { TextRule } from '../matching/rule';

/** A question about the applicant's current pay. */
export const currentPay: TextRule = {
  id: 'current-pay',
  points: 10,
  blocks: false,
  exceptions: ['warning'],
  patterns: [
    {
      words:
        'gaji|upah|salary|pay|compensation|penghasilan|slip ~3 saat|sekarang|terakhir|current|last|present|sebelumnya|previous|gaji',
      fields: ['questions', 'requirements', 'text'],
      near: ['<send>|berapa|cantumkan|sebutkan|what|anda|your|pelamar'],
      exceptions: ['warning', 'benefit-time'],
    },
    {
      words: 'current|last|present|previous|existing ~1 salary|pay|compensation|ctc',
      near: ['<send>|what|state|your|disclose'],
      exceptions: ['warning'],
    },
  ],
  sentence: {
    en: 'The posting asks applicants what they earn now.',
    id: 'Lowongan ini menanyakan gaji pelamar saat ini.',
  },
  fix: {
    en: 'Ask for their expected pay instead, or rely on the pay range in the posting.',
    id: 'Tanyakan gaji yang diharapkan, atau cukup cantumkan kisaran gajinya.',
  },
};
