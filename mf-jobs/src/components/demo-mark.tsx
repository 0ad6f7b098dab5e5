import { useTranslation } from 'react-i18next';
import styles from './demo-mark.module.css';

/** Marks an example that is not a real job or company. */
export function DemoMark() {
  const { t } = useTranslation('jobs');
  return <span className={styles['mark']}>{t('demo')}</span>;
}
