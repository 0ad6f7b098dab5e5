import { inEachLanguage, readDictionary } from '../support/dictionary';

export const sessionEverywhereTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    newEmail: settings('email.new'),
    changeEmail: settings('email.submit'),
    ended: auth('arrival.sessionEndedTitle'),
    signInToContinue: auth('arrival.sessionEndedText'),
  };
});
