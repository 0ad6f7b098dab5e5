import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

export const consentTexts = {
  en: {
    title: auth.en('consent.title'),
    asks: (name: string, email: string) =>
      `${name} would like to use your Sabi account ${email}. It would be able to:`,
    scopes: [
      auth.en('consent.scopes.openid'),
      auth.en('consent.scopes.profile'),
      auth.en('consent.scopes.email'),
    ],
    leadsTo: (host: string) => `Your answer leads you to ${host}.`,
    allow: auth.en('consent.allow'),
  },
  id: {
    title: auth.id('consent.title'),
    asks: (name: string, email: string) =>
      `${name} ingin menggunakan akun Sabi Anda ${email}. Aplikasi ini dapat:`,
    scopes: [
      auth.id('consent.scopes.openid'),
      auth.id('consent.scopes.profile'),
      auth.id('consent.scopes.email'),
    ],
    leadsTo: (host: string) => `Setelah ini Anda akan dibawa ke ${host}.`,
    allow: auth.id('consent.allow'),
  },
} as const satisfies Record<Language, unknown>;
