import { useTranslation } from 'react-i18next';
import type { AccountSession } from './session-calls';

/** @returns a function that names a session by its browser and system, as far as they are known */
export function useSessionName(): (session: AccountSession) => string {
  const { t } = useTranslation('settings');
  return ({ client_id, device }) => {
    if (client_id) return t('sessions.application');
    return device ?? t('sessions.unknownDevice');
  };
}
