import { ProgressBar } from '@sabi/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import styles from './strength.module.css';

/** Specification, section 4. */
const [mediumFrom, highFrom] = [50, 80];

function levelOf(percent: number): 'low' | 'medium' | 'high' {
  if (percent >= highFrom) return 'high';
  return percent >= mediumFrom ? 'medium' : 'low';
}

/** Completeness of the profile, as computed by the service. */
export function Strength({ percent }: { percent: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles['strength']}>
      <div className={styles['line']}>
        <p>{t(`strength.${levelOf(percent)}`)}</p>
        <p className={styles['percent']}>{t('strength.percent', { percent })}</p>
      </div>
      <ProgressBar percent={percent} label={t('strength.title')} />
    </div>
  );
}
