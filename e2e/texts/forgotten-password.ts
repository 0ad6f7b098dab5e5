import type { Language } from '@sabi/contracts/language';

export const forgottenPasswordTexts = {
  en: {
    forgot: 'Forgot password?',
    send: 'Send me the link',
    sent: 'Check your email',
    confirm: 'Confirm password',
    save: 'Save the new password',
    weak: /known to be weak/,
    ended: 'All other devices have been signed out',
    continue: 'Go on',
    used: 'This link has already been used',
  },
  id: {
    forgot: 'Lupa kata sandi?',
    send: 'Kirim tautan',
    sent: 'Periksa email Anda',
    confirm: 'Ulangi kata sandi',
    save: 'Simpan kata sandi baru',
    weak: /dikenal lemah/,
    ended: 'Semua perangkat lain sudah dikeluarkan',
    continue: 'Lanjutkan',
    used: 'Tautan ini sudah pernah digunakan',
  },
} as const satisfies Record<Language, unknown>;
