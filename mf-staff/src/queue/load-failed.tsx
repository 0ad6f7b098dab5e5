import { Button } from '@sabi/ui/button';
import { useOnline, useOnReconnect } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { readRefusal } from '../desk/refusal';
import styles from './queue-page.module.css';

interface FailureTexts {
  /** Of a queue unless given. */
  texts?: 'failed' | 'job.failed' | 'platform.failed';
}

interface LoadFailedProps extends FailureTexts {
  error: Error;
  onRetry: () => void;
}

/** A failed load, which is retried once the network is back. */
export function LoadFailed({ error, texts = 'failed', onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  useOnReconnect(onRetry);
  if (isOnline && readRefusal(error) === 'role') return <OutsideRole texts={texts} />;
  const kind = isOnline ? 'service' : 'offline';
  return (
    <div className={styles['failed']}>
      <Notice
        tone="danger"
        title={t(`${texts}.${kind}.title`)}
        actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        {t(`${texts}.${kind}.text`)}
      </Notice>
    </div>
  );
}

/** In place of what the account's roles do not include. */
export function OutsideRole({ texts = 'failed' }: FailureTexts) {
  const { t } = useTranslation();
  return (
    <div className={styles['failed']}>
      <Notice tone="danger" title={t(`${texts}.role.title`)}>
        {t(`${texts}.role.text`)}
      </Notice>
    </div>
  );
}
