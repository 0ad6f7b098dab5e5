import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import { badgeLimits, fewestJudged, judgedDays } from '@sabi/contracts/hiring/reply-terms';
import type { PublicReplyRecord } from '@sabi/contracts/http/hiring/board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatCount } from './format-count';
import { ReplyBadge } from './reply-badge';
import styles from './reply-record.module.css';

interface ReplyRecordProps {
  /** null: fewer than ten applications; undefined: not sent by an earlier svc-hiring. */
  record: PublicReplyRecord | null | undefined;
}

/** How a company answers applications, and how that is counted. */
export function ReplyRecord({ record }: ReplyRecordProps) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  if (record === undefined) return null;
  return (
    <section className={styles['record']} aria-label={t('replies.title')}>
      <p className={styles['name']}>
        <span>{t('replies.title')}</span>
        <ReplyBadge record={record} />
      </p>
      <p>
        {record
          ? t('replies.figures', {
              percent: toPercent(record.rate),
              within: judgedDays.newest,
              count: toDays(record.median_days),
              applications: formatCount(record.applications, language),
            })
          : t('replies.none')}
      </p>
      <Formula />
    </section>
  );
}

function Formula() {
  const { t } = useTranslation('jobs');
  const badges = (['fast', 'reliable'] as const).map((badge) => {
    const { rate, medianDays } = badgeLimits[badge];
    return t('replies.formula.badge', {
      badge: t(`replies.badges.${badge}`),
      percent: toPercent(rate),
      within: judgedDays.newest,
      days: medianDays,
    });
  });
  return (
    <details className={styles['formula']}>
      <summary>{t('replies.formula.title')}</summary>
      <ul className={styles['rules']}>
        <li>{t('replies.formula.counted', { newest: judgedDays.newest, oldest: judgedDays.oldest })}</li>
        <li>{t('replies.formula.days', { days: applicationDays.unanswered })}</li>
        {badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
        <li>{t('replies.formula.fewest', { applications: fewestJudged })}</li>
      </ul>
    </details>
  );
}

/** Rounded against the company, so that the figures shown never look like a badge that was missed. */
const toPercent = (rate: number): number => Math.floor(rate * 100 + 1e-9);
const toDays = (median: number): number => Math.max(1, Math.ceil(median));
