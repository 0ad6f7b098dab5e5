import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** @param loadedAt null for the server's page */
export function OfflineLine({ loadedAt }: { loadedAt: Date | null }) {
  const { t } = useTranslation('states');
  const language = useLanguage();
  const isOnline = useOnline();
  const [openedAt] = useState(() => new Date());
  if (isOnline) return null;
  const time = formatLocalClock(loadedAt ?? openedAt, language);
  return (
    <p className={styles['offline']} role="status">
      {t('offline', { time })}
    </p>
  );
}
