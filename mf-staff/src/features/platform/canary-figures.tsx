import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './platform.module.css';

type Canary = NonNullable<RemoteOverview['canary']>;
type Figures = Canary['figures'];

const percentOf = ({ networks, failed }: Figures): number => (networks === 0 ? 0 : (failed / networks) * 100);

/** How often the canary and the current version failed, and where the canary ends by itself. */
export function CanaryFigures({ canary }: { canary: Canary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { figures, figuresOfCurrent, endsAt, since } = canary;
  const limit = endsAt?.percent ?? 100;
  const widest = Math.max(2 * limit, percentOf(figures), percentOf(figuresOfCurrent));
  const rows = [
    { name: 'canary', figures, style: styles['canaryShare'] },
    { name: 'current', figures: figuresOfCurrent, style: styles['currentShare'] },
  ] as const;
  return (
    <section className={styles['figures']}>
      <h3 className={styles['subtitle']}>{t('platform.figures.title')}</h3>
      <dl className={styles['failures']}>
        {rows.map(({ name, figures: each, style }) => (
          <div key={name}>
            <dt>{t(`platform.figures.${name}`)}</dt>
            <dd>
              <svg
                className={styles['gauge']}
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles['gaugeGround']} width="100" height="2" />
                <rect className={style} width={(percentOf(each) / widest) * 100} height="2" />
                <rect className={styles['limit']} x={(limit / widest) * 100} width="0.6" height="2" />
              </svg>
              {t('platform.figures.failed', {
                ...each,
                percent: percentOf(each).toLocaleString(language, { maximumFractionDigits: 1 }),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        {endsAt &&
          t('platform.figures.ends', {
            percent: limit.toLocaleString(language, { maximumFractionDigits: 1 }),
            count: endsAt.failedNetworks,
          })}{' '}
        {t('platform.figures.since', { time: formatMoment(since, language) })}
      </p>
    </section>
  );
}
