import type { Language } from '@sabi/contracts/language';

export const cvProgressTexts = {
  en: { uploading: 'Uploading your file', cancel: 'Cancel upload' },
  id: { uploading: 'Mengunggah file Anda', cancel: 'Batalkan unggahan' },
} as const satisfies Record<Language, unknown>;
