import { usePageHead } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOnline } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** Shown when the page's data could not be loaded; reloads once the network is back. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('states');
  const isOnline = useOnline();
  usePageHead({ title: t('failed.title'), description: t('failed.text'), robots: 'noindex' });
  return (
    <div className={styles['frame']}>
      <Notice
        tone="danger"
        title={t(isOnline ? 'failed.title' : 'failed.offlineTitle')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      >
        <p>{t(isOnline ? 'failed.text' : 'failed.offlineText')}</p>
      </Notice>
    </div>
  );
}
