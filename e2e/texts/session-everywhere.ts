import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const arrival = readDictionary('mf-auth', 'arrival');
const settings = readDictionary('mf-talent', 'settings');

export const sessionEverywhereTexts = {
  en: {
    newEmail: settings.en('email.new'),
    changeEmail: settings.en('email.submit'),
    ended: arrival.en('sessionEndedTitle'),
    signInToContinue: arrival.en('sessionEndedText'),
  },
  id: {
    newEmail: settings.id('email.new'),
    changeEmail: settings.id('email.submit'),
    ended: arrival.id('sessionEndedTitle'),
    signInToContinue: arrival.id('sessionEndedText'),
  },
} as const satisfies Record<Language, unknown>;
