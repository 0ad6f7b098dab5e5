import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const mailLinks = readDictionary('mf-auth', 'mail-links');

export const forgottenPasswordTexts = {
  en: {
    forgot: auth.en('signIn.forgot'),
    send: mailLinks.en('wayIn.recovery.submit'),
    sent: mailLinks.en('wayIn.sentTitle'),
    confirm: auth.en('fields.confirmPassword'),
    save: mailLinks.en('newPassword.recovery.submit'),
    weak: /known to be weak/,
    ended: mailLinks.en('newPassword.changed.newsTitle'),
    continue: mailLinks.en('newPassword.changed.continue'),
    used: mailLinks.en('verify.link.usedTitle'),
  },
  id: {
    forgot: auth.id('signIn.forgot'),
    send: mailLinks.id('wayIn.recovery.submit'),
    sent: mailLinks.id('wayIn.sentTitle'),
    confirm: auth.id('fields.confirmPassword'),
    save: mailLinks.id('newPassword.recovery.submit'),
    weak: /dikenal lemah/,
    ended: mailLinks.id('newPassword.changed.newsTitle'),
    continue: mailLinks.id('newPassword.changed.continue'),
    used: mailLinks.id('verify.link.usedTitle'),
  },
} as const satisfies Record<Language, unknown>;
