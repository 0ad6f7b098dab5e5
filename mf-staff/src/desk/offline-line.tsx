import { intlLocales } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useTranslation } from 'react-i18next';
import styles from './desk.module.css';

/** @param updatedAt milliseconds; 0 before the first load */
export function OfflineLine({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (useOnline() || updatedAt === 0) return null;
  const format = new Intl.DateTimeFormat(intlLocales[language], { timeStyle: 'short' });
  return (
    <p className={styles['offline']} role="status">
      {t('offline', { time: format.format(updatedAt) })}
    </p>
  );
}
