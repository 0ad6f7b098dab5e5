import { RequestFailed } from '@sabi/shell-sdk/http';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';

/** @returns a function for the reason why something about a thread failed */
export function useMessageFailure(): (error: unknown) => string {
  const { t } = useTranslation('inbox');
  const formatWait = useWaitFormat();
  return (error) => {
    if (!(error instanceof RequestFailed)) return t('failures.other');
    const { status, code, retryAfterSeconds } = error;
    const when = retryAfterSeconds === undefined ? t('failures.later') : formatWait(retryAfterSeconds);
    if (status === 0) return t('failures.offline');
    if (code === 'OUTREACH_LIMIT') return t('failures.outreach', { when });
    if (status === 429) return t('failures.limit', { when });
    if (code === 'BLOCKED') return t('failures.blocked');
    if (code === 'THREAD_NOT_FOUND' || code === 'RECIPIENT_NOT_FOUND') return t('failures.gone');
    return t('failures.other');
  };
}

export const isBlocked = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'BLOCKED';
