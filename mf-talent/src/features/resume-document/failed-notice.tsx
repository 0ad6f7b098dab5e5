import { RequestFailed } from '@sabi/shell-sdk/http';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { OfferLink } from './offer-link';

/** @param isPremium whether it was a premium template that could not be written */
export function FailedNotice({ error, isPremium }: { error: Error; isPremium: boolean }) {
  const { t } = useTranslation();
  const text = useFailureText();
  const isRefused = error instanceof RequestFailed && error.code === 'TEMPLATE_NOT_INCLUDED';
  return (
    <Notice tone="danger" title={t('document.failed')} {...(isRefused && { actions: <OfferLink /> })}>
      {text(error, isPremium)}
    </Notice>
  );
}

function useFailureText() {
  const { t } = useTranslation();
  const formatWait = useWaitFormat();
  return (error: Error, isPremium: boolean): string => {
    if (!(error instanceof RequestFailed)) return t('document.tryAgain');
    const { code, status, retryAfterSeconds: wait } = error;
    if (code === 'TEMPLATE_NOT_INCLUDED') return t('document.notIncluded');
    if (status === 429 && wait) return t('document.tooMany', { wait: formatWait(wait) });
    if (status === 403) return t('states.denied');
    if (status === 503 && isPremium) return t('document.premiumAway');
    return t(status === 0 ? 'document.offline' : 'document.tryAgain');
  };
}
