import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import styles from './job-search.module.css';

/** Without a network: how old the data is. @param loadedAt time of the data, in milliseconds */
export function OfflineLine({ loadedAt }: { loadedAt: number }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  if (useOnline() || loadedAt === 0) return null;
  return (
    <p className={styles['offline']} role="status">
      {t('offline', { time: formatLocalClock(new Date(loadedAt), language) })}
    </p>
  );
}
