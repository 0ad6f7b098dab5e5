import type { Language } from '@sabi/contracts/language';

export const providerAnswersTexts = {
  en: {
    failed: 'Sign in failed',
    refused: 'You have not allowed us to sign you in there. Try again, or sign in another way.',
    linked: 'Linked',
    methods: 'Ways to sign in',
  },
  id: {
    failed: 'Gagal masuk',
    refused:
      'Anda tidak memberi izin untuk masuk lewat akun tersebut. Coba lagi, atau masuk dengan cara lain.',
    linked: 'Tertaut',
    methods: 'Cara untuk masuk',
  },
} as const satisfies Record<Language, unknown>;
