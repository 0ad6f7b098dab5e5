import type { Language } from '@sabi/contracts/language';

export const profilePictureTexts = {
  en: {
    add: 'Add a profile picture',
    file: 'Picture file',
    preview: 'Preview of your picture',
    save: 'Save picture',
  },
  id: {
    add: 'Tambahkan foto profil',
    file: 'File foto',
    preview: 'Pratinjau foto Anda',
    save: 'Simpan foto',
  },
} as const satisfies Record<Language, unknown>;
