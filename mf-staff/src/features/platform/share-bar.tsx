import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { useTranslation } from 'react-i18next';
import styles from './platform.module.css';

/** Which share of the visitors gets which version, as a picture with its words. */
export function ShareBar({ current, canary }: Pick<RemoteOverview, 'current' | 'canary'>) {
  const { t } = useTranslation();
  const ofCanary = canary?.trafficPercent ?? 0;
  return (
    <div className={styles['shares']}>
      <svg className={styles['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['currentShare']} width={100 - ofCanary} height="1" />
        <rect className={styles['canaryShare']} x={100 - ofCanary} width={ofCanary} height="1" />
      </svg>
      <ul className={styles['legend']}>
        <li>
          <span className={`${styles['mark']} ${styles['currentMark']}`} aria-hidden="true" />
          {t('platform.share.current', { percent: 100 - ofCanary })} <code>{current}</code>
        </li>
        {canary && (
          <li>
            <span className={`${styles['mark']} ${styles['canaryMark']}`} aria-hidden="true" />
            {t('platform.share.canary', { percent: ofCanary })} <code>{canary.version}</code>
          </li>
        )}
      </ul>
    </div>
  );
}
