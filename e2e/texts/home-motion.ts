import type { Language } from '@sabi/contracts/language';

export const homeMotionTexts = {
  en: {
    phrases: [
      'HR recruitment process',
      'business owner hiring needs',
      'experience talent',
      'fresh graduate talent',
      'unemployed talent',
      'talent seeking a career shift',
    ],
    pause: 'Pause the headline',
    figures: ['talent processed', 'successful placements', 'Talent Excellence Score'],
    band: 'Sabi in figures',
  },
  id: {
    phrases: [
      'proses rekrutmen HR',
      'kebutuhan SDM pemilik usaha',
      'talenta berpengalaman',
      'talenta lulusan baru',
      'talenta yang belum bekerja',
      'talenta yang beralih karier',
    ],
    pause: 'Hentikan gerakan judul',
    figures: ['talenta yang telah diproses', 'penempatan yang berhasil', 'Talent Excellence Score'],
    band: 'Sabi dalam angka',
  },
} as const satisfies Record<Language, unknown>;
