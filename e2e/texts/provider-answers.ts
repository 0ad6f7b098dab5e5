import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 8.

export const providerAnswersTexts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const arrival = readDictionary(language, 'mf-auth', 'arrival');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    failed: specified('Sign in failed', auth('signIn.failedTitle')),
    refused: arrival('faults.access_denied'),
    linked: settings('methods.linked'),
    methods: settings('methods.title'),
  };
});
