import type { Language } from '@sabi/contracts/language';

/** Written by svc-profile. */
export const resumeDocumentTexts = {
  en: { work: 'WORK EXPERIENCE', education: 'EDUCATION', file: 'Dewi Rekaan - Resume.pdf' },
  id: { work: 'PENGALAMAN KERJA', education: 'PENDIDIKAN', file: 'Dewi Rekaan - Riwayat Hidup.pdf' },
} as const satisfies Record<Language, unknown>;
