import { useTranslation } from 'react-i18next';
import styles from './demo-mark.module.css';

/** On what is an example and no real job or company. */
export function DemoMark() {
  const { t } = useTranslation();
  return <span className={styles['mark']}>{t('demo')}</span>;
}
