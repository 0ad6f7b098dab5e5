import type { Language } from '@sabi/contracts/language';

export const dataExportTexts = {
  en: {
    action: 'Download my data',
    saved: 'Your copy has been downloaded',
    readMe: 'Your Sabi data',
    logged: 'A copy of your data was downloaded',
  },
  id: {
    action: 'Unduh data saya',
    saved: 'Salinan Anda sudah diunduh',
    readMe: 'Data Sabi Anda',
    logged: 'Salinan data Anda diunduh',
  },
} as const satisfies Record<Language, unknown>;
