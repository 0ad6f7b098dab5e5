import type { Language } from '@sabi/contracts/language';

export const sessionEverywhereTexts = {
  en: {
    newEmail: 'New email address',
    changeEmail: 'Change address',
    ended: 'Your session has ended',
    signInToContinue: 'Sign in to go on.',
  },
  id: {
    newEmail: 'Alamat email baru',
    changeEmail: 'Ganti alamat',
    ended: 'Sesi Anda sudah berakhir',
    signInToContinue: 'Silakan masuk untuk melanjutkan.',
  },
} as const satisfies Record<Language, unknown>;
