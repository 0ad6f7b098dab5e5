import { claims, formatClaim } from '@sabi/marketing-claims';
import { formatDate } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { abbreviate, countAt, counters } from './count-up';
import styles from './statistics.module.css';
import { useTicks } from './use-ticks';

/** Three figures of the business. */
export function Statistics() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const band = useRef<HTMLElement>(null);
  const ticks = useTicks(band);
  const { talentProcessed, placements } = counters;
  return (
    <section
      id="figures"
      tabIndex={-1}
      className={styles['band']}
      ref={band}
      aria-label={t('statistics.title')}
    >
      <dl className={styles['figures']}>
        <Figure
          label={t('statistics.talentProcessed')}
          counts={t('statistics.counts.talentProcessed')}
          figure={abbreviate(talentProcessed.target)}
          shown={abbreviate(countAt(ticks, talentProcessed))}
        />
        <Figure
          label={t('statistics.placements')}
          counts={t('statistics.counts.placements')}
          figure={abbreviate(placements.target)}
          shown={abbreviate(countAt(ticks, placements))}
        />
        <Figure
          label={t('statistics.talentExcellence')}
          counts={t('statistics.counts.talentExcellence')}
          figure={formatClaim('talentExcellence', language)}
        />
      </dl>
      <p className={styles['asOf']}>
        {t('statistics.counts.asOf', { date: formatDate(claims.talentProcessed.asOf, language) })}
      </p>
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Label of the figure. */
  counts: string;
  /** The final value: read out by screen readers, and reserves the width. */
  figure: string;
  /** Value during the animation. */
  shown?: string;
}

function Figure({ label, counts, figure, shown = figure }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <dt>
        {label}
        <span className={styles['counts']}>{counts}</span>
      </dt>
      <dd className={styles['value']}>
        <span className={styles['final']}>{figure}</span>
        <span className={styles['shown']} aria-hidden="true">
          {shown}
        </span>
      </dd>
    </div>
  );
}
