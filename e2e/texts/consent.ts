import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const consent = readDictionary('mf-auth', 'consent');

export const consentTexts = {
  en: {
    title: consent.en('title'),
    asks: (name: string, email: string) =>
      `${name} would like to use your Sabi account ${email}. It would be able to:`,
    scopes: [consent.en('scopes.openid'), consent.en('scopes.profile'), consent.en('scopes.email')],
    leadsTo: (host: string) => `Your answer leads you to ${host}.`,
    allow: consent.en('allow'),
  },
  id: {
    title: consent.id('title'),
    asks: (name: string, email: string) =>
      `${name} ingin menggunakan akun Sabi Anda ${email}. Aplikasi ini dapat:`,
    scopes: [consent.id('scopes.openid'), consent.id('scopes.profile'), consent.id('scopes.email')],
    leadsTo: (host: string) => `Setelah ini Anda akan dibawa ke ${host}.`,
    allow: consent.id('allow'),
  },
} as const satisfies Record<Language, unknown>;
