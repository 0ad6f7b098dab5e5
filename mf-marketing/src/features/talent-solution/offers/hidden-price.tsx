import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './hidden-price.module.css';

/** Placeholder for a price. */
export function HiddenPrice({ why }: { why: 'login' | 'loading' }) {
  const { t } = useTranslation('talent-solution');
  return (
    <span className={styles['hidden']}>
      {why === 'login' && <LockKeyhole size={18} aria-hidden="true" />}
      {t(why === 'login' ? 'plans.loginForPrice' : 'plans.loading')}
    </span>
  );
}
