import { Notice } from '@sabi/ui/notice';
import { useHydrated } from '@sabi/ui/hydration';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type arrival from '../../locales/en/arrival.json';
import { findArrivalFault, hasSessionEnded } from './arrival-fault';

type KnownCode = keyof typeof arrival.faults;

const knownCodes: readonly string[] = [
  'access_denied',
  'provider_email_needs_verification',
  'email_address_not_provided',
  'identity_already_exists',
  'email_exists',
  'email_not_confirmed',
  'bad_oauth_state',
  'bad_oauth_callback',
  'flow_state_expired',
  'otp_expired',
  'otp_used',
  'otp_invalid',
  'signup_disabled',
  'user_banned',
] satisfies KnownCode[];

const isKnown = (code: string): code is KnownCode => knownCodes.includes(code);

/** Explains a redirect to this page: a failed provider or link, or an expired session. */
export function ArrivalNotice() {
  const { t } = useTranslation(['auth', 'arrival']);
  const { search, hash } = useLocation();
  const isAlive = useHydrated(); // the hash is not sent to the server
  const fault = findArrivalFault(search, isAlive ? hash : '');
  if (fault) {
    return (
      <Notice tone="danger" title={t('signIn.failedTitle')}>
        {t(isKnown(fault.code) ? `arrival:faults.${fault.code}` : 'signIn.otherFault')}
      </Notice>
    );
  }
  if (hasSessionEnded(search)) {
    return (
      <Notice tone="info" title={t('arrival:sessionEndedTitle')}>
        {t('arrival:sessionEndedText')}
      </Notice>
    );
  }
  return null;
}
