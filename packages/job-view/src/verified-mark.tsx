import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './verified-mark.module.css';

export function VerifiedMark() {
  const { t } = useTranslation('job-view');
  return (
    <span className={styles['mark']}>
      <BadgeCheck size={16} aria-hidden="true" />
      {t('verified')}
    </span>
  );
}
