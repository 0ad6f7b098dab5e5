import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import styles from './offline-line.module.css';

/** Without a network: how old the data is. @param loadedAt time of the data, in milliseconds; 0 for none */
export function OfflineLine({ loadedAt }: { loadedAt: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (useOnline() || loadedAt === 0) return null;
  return (
    <p className={styles['offline']} role="status">
      {t('states.offline', { time: formatLocalClock(new Date(loadedAt), language) })}
    </p>
  );
}
