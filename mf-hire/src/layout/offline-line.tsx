import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import { formatLocalClock } from '@sabi/shell-sdk/dates';
import styles from './workspace.module.css';

/** @param loadedAt when the shown data was loaded, in milliseconds */
export function OfflineLine({ loadedAt }: { loadedAt: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (useOnline()) return null;
  return (
    <p className={styles['offline']} role="status">
      {t('states.offline', { time: formatLocalClock(new Date(loadedAt), language) })}
    </p>
  );
}
