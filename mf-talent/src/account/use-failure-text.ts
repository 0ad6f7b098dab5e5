import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type settings from '../locales/en/settings.json';

type KnownCode = keyof typeof settings.failures.refused;

const knownCodes: readonly string[] = [
  'session_not_found',
  'insufficient_aal',
  'reauthentication_needed',
  'mfa_factor_not_found',
  'too_many_enrolled_mfa_factors',
  'too_many_passkeys',
  'passkey_not_made',
  'webauthn_credential_exists',
  'access_denied',
  'bad_oauth_state',
  'flow_state_expired',
  'flow_state_not_found',
  'identity_already_exists',
  'manual_linking_disabled',
  'single_identity_not_deletable',
  'email_conflict_identity_not_deletable',
] satisfies KnownCode[];

const isKnown = (code: string | undefined): code is KnownCode =>
  code !== undefined && knownCodes.includes(code);

/** @returns a function for the reason of a failure, in the visitor's language */
export function useFailureText(): (failure: AccountFailure) => string {
  const { t } = useTranslation('settings');
  const { t: talk } = useTranslation();
  const formatWait = useWaitFormat();
  return (failure) => {
    switch (failure.kind) {
      case 'unreachable':
      case 'unavailable':
        return t(`failures.${failure.kind}`);
      case 'rate-limited':
        if (failure.retryAfterSeconds === null) return t('failures.rateLimitedForNow');
        return t('failures.rateLimited', { when: formatWait(failure.retryAfterSeconds) });
      case 'refused':
        if (failure.code === 'ACCESS_DENIED') return talk('states.denied');
        return isKnown(failure.code) ? t(`failures.refused.${failure.code}`) : t('failures.refusedText');
    }
  };
}
