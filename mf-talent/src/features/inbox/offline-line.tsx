import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';

/** @param loadedAt when the shown data was loaded, in milliseconds */
export function OfflineLine({ loadedAt }: { loadedAt: number }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  if (useOnline() || loadedAt === 0) return null;
  return (
    <p className={styles['offline']} role="status">
      {t('offline', { time: formatLocalClock(new Date(loadedAt), language) })}
    </p>
  );
}
