import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, sections 4 and 8.

export const accountTexts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  return {
    signingIn: specified('Signing in...', auth('signIn.busy')),
    signInFailed: specified('Sign in failed', auth('signIn.failedTitle')),
    wrongCredentials: auth('failures.refused.invalid_credentials'),
    failedText: specified('Please check your credentials and try again.', auth('signIn.failedText')),
    welcome: specified('Welcome back!', auth('signIn.successTitle')),
    signedIn: specified('You have successfully signed in.', auth('signIn.successText')),
    show: auth('fields.showPassword'),
    hide: auth('fields.hidePassword'),
  };
});
