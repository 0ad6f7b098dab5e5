import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWibDayMonth } from '../../dates/format-wib-day-month';
import { readClock } from './application-clock';
import styles from './applications.module.css';

/** By when an application needs an answer, in words; how long it has waited once that is more than 7 days. */
export function ClockText({ card }: { card: ApplicationCard }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const clock = readClock(card, now);
  if (!clock) return null;
  if (clock.kind === 'overdue')
    return <span className={styles['late']}>{t('clock.overdue', { count: clock.days })}</span>;
  const text = t(`clock.${clock.kind === 'late' ? 'due' : clock.kind}`, {
    date: formatWibDayMonth(clock.at, language),
  });
  if (clock.kind !== 'late') return <span>{text}</span>;
  return (
    <span>
      {text}
      {' · '}
      <span className={styles['late']}>{t('clock.late', { count: clock.days })}</span>
    </span>
  );
}
