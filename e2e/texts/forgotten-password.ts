import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

export const forgottenPasswordTexts = {
  en: {
    forgot: auth.en('signIn.forgot'),
    send: auth.en('wayIn.recovery.submit'),
    sent: auth.en('wayIn.sentTitle'),
    confirm: auth.en('fields.confirmPassword'),
    save: auth.en('newPassword.recovery.submit'),
    weak: /known to be weak/,
    ended: auth.en('newPassword.changed.newsTitle'),
    continue: auth.en('newPassword.changed.continue'),
    used: auth.en('verify.link.usedTitle'),
  },
  id: {
    forgot: auth.id('signIn.forgot'),
    send: auth.id('wayIn.recovery.submit'),
    sent: auth.id('wayIn.sentTitle'),
    confirm: auth.id('fields.confirmPassword'),
    save: auth.id('newPassword.recovery.submit'),
    weak: /dikenal lemah/,
    ended: auth.id('newPassword.changed.newsTitle'),
    continue: auth.id('newPassword.changed.continue'),
    used: auth.id('verify.link.usedTitle'),
  },
} as const satisfies Record<Language, unknown>;
