import { dayInWib, formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import styles from './due-time.module.css';

/** Due time of a case. @param now milliseconds, when the queue was loaded */
export function DueTime({ dueAt, now }: { dueAt: string; now: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const urgency = readUrgency(dueAt, now);
  return (
    <time className={`${styles['due']} ${styles[urgency]}`} dateTime={dueAt}>
      {t(`due.${urgency}`, { time: formatWibTime(dueAt, language) })}
    </time>
  );
}

function readUrgency(dueAt: string, now: number): 'overdue' | 'today' | 'later' {
  if (Date.parse(dueAt) < now) return 'overdue';
  return dayInWib(dueAt) === dayInWib(new Date(now).toISOString()) ? 'today' : 'later';
}
