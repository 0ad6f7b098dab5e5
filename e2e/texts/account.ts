import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

// Texts of the specification, sections 4 and 8, are spelled out.

/** The specification's words (its sections 4, 5 and 8) and their Indonesian. */
export const accountTexts = {
  en: {
    signingIn: 'Signing in...',
    signInFailed: 'Sign in failed',
    wrongCredentials: auth.en('failures.refused.invalid_credentials'),
    withoutWords: 'Please check your credentials and try again.',
    welcome: 'Welcome back!',
    signedIn: 'You have successfully signed in.',
    show: auth.en('fields.showPassword'),
    hide: auth.en('fields.hidePassword'),
  },
  id: {
    signingIn: 'Sedang masuk...',
    signInFailed: 'Gagal masuk',
    wrongCredentials: auth.id('failures.refused.invalid_credentials'),
    withoutWords: 'Silakan periksa email dan kata sandi Anda, lalu coba lagi.',
    welcome: 'Selamat datang kembali!',
    signedIn: 'Anda berhasil masuk.',
    show: auth.id('fields.showPassword'),
    hide: auth.id('fields.hidePassword'),
  },
} as const satisfies Record<Language, unknown>;
