import { Button } from '@sabi/ui/button';
import { useOnline, useOnReconnect } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { readRefusal } from '../desk/refusal';
import styles from './queue-page.module.css';

interface LoadFailedProps {
  error: Error;
  /** Of a queue unless given. */
  texts?: 'failed' | 'job.failed';
  onRetry: () => void;
}

/** A failed load, which is retried once the network is back. */
export function LoadFailed({ error, texts = 'failed', onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const kind = useOnline() ? (readRefusal(error) === 'role' ? 'role' : 'service') : 'offline';
  useOnReconnect(onRetry);
  return (
    <div className={styles['failed']}>
      <Notice
        tone="danger"
        title={t(`${texts}.${kind}.title`)}
        actions={kind === 'role' ? null : <Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        {t(`${texts}.${kind}.text`)}
      </Notice>
    </div>
  );
}
