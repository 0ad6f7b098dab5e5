import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const settings = readDictionary('mf-talent', 'settings');

// Texts of the specification, section 8, are spelled out.

export const passkeyTexts = {
  en: {
    section: settings.en('passkeys.title'),
    empty: settings.en('passkeys.empty'),
    add: settings.en('passkeys.add'),
    notMade: settings.en('failures.refused.passkey_not_made'),
    known: settings.en('failures.refused.webauthn_credential_exists'),
    remove: /^Remove /,
    confirm: 'Remove',
    signIn: 'Passkey',
    failed: 'Sign in failed',
    cancelled: auth.en('failures.refused.passkey_cancelled'),
    refused: auth.en('failures.refused.webauthn_verification_failed'),
  },
  id: {
    section: settings.id('passkeys.title'),
    empty: settings.id('passkeys.empty'),
    add: settings.id('passkeys.add'),
    notMade: settings.id('failures.refused.passkey_not_made'),
    known: settings.id('failures.refused.webauthn_credential_exists'),
    remove: /^Hapus /,
    confirm: 'Hapus',
    signIn: 'Passkey',
    failed: 'Gagal masuk',
    cancelled: auth.id('failures.refused.passkey_cancelled'),
    refused: auth.id('failures.refused.webauthn_verification_failed'),
  },
} as const satisfies Record<Language, unknown>;
