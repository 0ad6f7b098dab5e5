import type { Language } from '@sabi/contracts/language';

export const passkeyTexts = {
  en: {
    section: 'Passkeys',
    empty: 'You have no passkeys yet.',
    add: 'Add a passkey',
    notMade: 'Your browser made no passkey. Nothing has changed, and you can try again.',
    known: 'This device has a passkey of your account already.',
    remove: /^Remove /,
    confirm: 'Remove',
    signIn: 'Passkey',
    failed: 'Sign in failed',
    cancelled: 'You have cancelled, or it took too long. Try again, or sign in another way.',
    refused: 'We could not accept this passkey. Please sign in another way.',
  },
  id: {
    section: 'Passkey',
    empty: 'Anda belum punya passkey.',
    add: 'Tambah passkey',
    notMade: 'Peramban Anda tidak membuat passkey. Tidak ada yang berubah, dan Anda bisa mencoba lagi.',
    known: 'Perangkat ini sudah punya passkey untuk akun Anda.',
    remove: /^Hapus /,
    confirm: 'Hapus',
    signIn: 'Passkey',
    failed: 'Gagal masuk',
    cancelled: 'Anda membatalkan, atau waktunya habis. Coba lagi, atau masuk dengan cara lain.',
    refused: 'Passkey ini tidak dapat kami terima. Silakan masuk dengan cara lain.',
  },
} as const satisfies Record<Language, unknown>;
