import { inEachLanguage, readDictionary } from '../support/dictionary';

export const sessionEverywhereTexts = inEachLanguage((language) => {
  const arrival = readDictionary(language, 'mf-auth', 'arrival');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    newEmail: settings('email.new'),
    changeEmail: settings('email.submit'),
    ended: arrival('sessionEndedTitle'),
    signInToContinue: arrival('sessionEndedText'),
  };
});
