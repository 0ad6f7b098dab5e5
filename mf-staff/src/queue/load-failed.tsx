import { Button } from '@sabi/ui/button';
import { useOnline, useOnReconnect } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { readRefusal } from '../desk/refusal';
import styles from './queue-page.module.css';

/** A failed load, which is retried once the network is back. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = useOnline() ? (readRefusal(error) === 'role' ? 'role' : 'service') : 'offline';
  useOnReconnect(onRetry);
  return (
    <div className={styles['failed']}>
      <Notice
        tone="danger"
        title={t(`failed.${kind}.title`)}
        actions={kind === 'role' ? null : <Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        {t(`failed.${kind}.text`)}
      </Notice>
    </div>
  );
}
