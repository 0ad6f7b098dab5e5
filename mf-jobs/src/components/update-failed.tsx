import { Button } from '@sabi/ui/button';
import { useOnline } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface UpdateFailedProps {
  onRetry: () => void;
  /** Gets the focus, as the button is gone during the next attempt. */
  list: RefObject<HTMLElement | null>;
}

/** Above a list that could not be replaced by the one of the address; reloads once the network is back. */
export function UpdateFailed({ onRetry, list }: UpdateFailedProps) {
  const { t } = useTranslation('states');
  const isOnline = useOnline();
  const retry = () => {
    list.current?.focus();
    onRetry();
  };
  return (
    <Notice
      tone="danger"
      title={t('outdated.title')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('failed.retry')}
        </Button>
      }
    >
      <p>{t(isOnline ? 'outdated.text' : 'outdated.offlineText')}</p>
    </Notice>
  );
}
