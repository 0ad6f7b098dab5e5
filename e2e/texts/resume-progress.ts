import type { Language } from '@sabi/contracts/language';

export const resumeProgressTexts = {
  en: { uploading: 'Uploading your file', sorting: 'Sorting what it says' },
  id: { uploading: 'Mengunggah file Anda', sorting: 'Menyusun isinya' },
} as const satisfies Record<Language, unknown>;
