import type { Language } from '@sabi/contracts/language';

/** Texts of the second factor, in the settings and at sign-in. */
export const secondFactorTexts = {
  en: {
    add: 'Add an authenticator app',
    firstCode: '6-digit code of the app',
    verify: 'Add app',
    wrongFirstCode: 'This code is not right. Please enter the one the app shows now.',
    codes: 'Your recovery codes',
    codeList: 'Recovery codes',
    kept: 'I have kept them',
    added: 'Authenticator app added',
    title: 'Confirm that it is you',
    code: '6-digit code',
    confirm: 'Confirm',
    wrongCode:
      'This code is not right, or it has been used already. Each code works once: wait for the next one in your app and try again.',
    useRecoveryCode: 'Use a recovery code instead',
    recoveryCode: 'Recovery code',
  },
  id: {
    add: 'Tambah aplikasi autentikator',
    firstCode: 'Kode 6 angka dari aplikasi',
    verify: 'Tambah aplikasi',
    wrongFirstCode: 'Kode ini salah. Silakan isi kode yang sekarang tampil di aplikasi.',
    codes: 'Kode pemulihan Anda',
    codeList: 'Kode pemulihan',
    kept: 'Sudah saya simpan',
    added: 'Aplikasi autentikator ditambahkan',
    title: 'Pastikan ini memang Anda',
    code: 'Kode 6 angka',
    confirm: 'Konfirmasi',
    wrongCode:
      'Kode ini tidak cocok atau sudah pernah digunakan. Setiap kode hanya berlaku satu kali: tunggu kode berikutnya di aplikasi Anda, lalu coba lagi.',
    useRecoveryCode: 'Gunakan kode pemulihan saja',
    recoveryCode: 'Kode pemulihan',
  },
} as const satisfies Record<Language, unknown>;
