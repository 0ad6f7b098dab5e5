import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type auth from '../locales/en/auth.json';

type KnownCode = keyof typeof auth.failures.refused;

/** Error codes with a text in the dictionaries; for any other the service's own text is shown. */
const knownCodes: readonly string[] = [
  'invalid_credentials',
  'email_not_confirmed',
  'user_banned',
  'signup_disabled',
  'user_already_exists',
  'session_not_found',
  'passkey_cancelled',
  'passkey_failed',
  'passkey_disabled',
  'webauthn_credential_not_found',
  'webauthn_verification_failed',
  'webauthn_challenge_expired',
  'reauthentication_needed',
  'current_password_required',
  'email_exists',
  'email_provider_disabled',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
  'pkce_code_verifier_not_found',
  'ACCESS_DENIED',
] satisfies KnownCode[];

const isKnown = (code: string | undefined): code is KnownCode =>
  code !== undefined && knownCodes.includes(code);

/** @returns a function for the message of a failure; `fallback` is for errors without a text of their own */
export function useFailureText(): (failure: AccountFailure, fallback: string) => string {
  const { t } = useTranslation();
  const formatWait = useWaitFormat();
  return (failure, fallback) => {
    switch (failure.kind) {
      case 'unreachable':
      case 'unavailable':
        return t(`failures.${failure.kind}`);
      case 'rate-limited':
        if (failure.retryAfterSeconds === null) return t('failures.rateLimitedForNow');
        return t('failures.rateLimited', { when: formatWait(failure.retryAfterSeconds) });
      case 'refused':
        if (isKnown(failure.code)) return t(`failures.refused.${failure.code}`);
        return failure.message ?? fallback;
    }
  };
}
