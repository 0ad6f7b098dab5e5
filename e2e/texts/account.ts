import type { Language } from '@sabi/contracts/language';

/** The specification's words (its sections 4, 5 and 8) and their Indonesian. */
export const accountTexts = {
  en: {
    signingIn: 'Signing in...',
    signInFailed: 'Sign in failed',
    wrongCredentials: 'Invalid login credentials',
    withoutWords: 'Please check your credentials and try again.',
    welcome: 'Welcome back!',
    signedIn: 'You have successfully signed in.',
    show: 'Show password',
    hide: 'Hide password',
  },
  id: {
    signingIn: 'Sedang masuk...',
    signInFailed: 'Gagal masuk',
    wrongCredentials: 'Email atau kata sandi salah',
    withoutWords: 'Silakan periksa email dan kata sandi Anda, lalu coba lagi.',
    welcome: 'Selamat datang kembali!',
    signedIn: 'Anda berhasil masuk.',
    show: 'Tampilkan kata sandi',
    hide: 'Sembunyikan kata sandi',
  },
} as const satisfies Record<Language, unknown>;
