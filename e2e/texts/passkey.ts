import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 8.

export const passkeyTexts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    section: settings('passkeys.title'),
    empty: settings('passkeys.empty'),
    add: settings('passkeys.add'),
    notMade: settings('failures.refused.passkey_not_made'),
    known: settings('failures.refused.webauthn_credential_exists'),
    remove: patternOf(settings, 'removeNamed'),
    confirm: settings('remove'),
    signIn: auth('alternatives.passkey'),
    failed: specified('Sign in failed', auth('signIn.failedTitle')),
    cancelled: auth('failures.refused.passkey_cancelled'),
    refused: auth('failures.refused.webauthn_verification_failed'),
  };
});
