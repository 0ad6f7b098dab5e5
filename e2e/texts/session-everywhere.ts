import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const settings = readDictionary('mf-talent', 'settings');

export const sessionEverywhereTexts = {
  en: {
    newEmail: settings.en('email.new'),
    changeEmail: settings.en('email.submit'),
    ended: auth.en('arrival.sessionEndedTitle'),
    signInToContinue: auth.en('arrival.sessionEndedText'),
  },
  id: {
    newEmail: settings.id('email.new'),
    changeEmail: settings.id('email.submit'),
    ended: auth.id('arrival.sessionEndedTitle'),
    signInToContinue: auth.id('arrival.sessionEndedText'),
  },
} as const satisfies Record<Language, unknown>;
