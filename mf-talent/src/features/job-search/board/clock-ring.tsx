import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { countDaysLeft } from '../format-days-ago';
import styles from './board.module.css';

const radius = 14;
const circumference = 2 * Math.PI * radius;

/** Days that are left until an answer is due, as a number in a ring. */
export function ClockRing({ answerBy, now }: { answerBy: string; now: number }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const days = countDaysLeft(answerBy, now);
  const share = Math.min(1, days / applicationDays.unanswered);
  const label = t('clock.due', { count: days, date: formatWibDay(answerBy, language) });
  return (
    <svg className={styles['ring']} viewBox="0 0 32 32" width="32" height="32" role="img" aria-label={label}>
      <title>{label}</title>
      <circle className={styles['ringTrack']} cx="16" cy="16" r={radius} />
      <circle
        className={styles['ringLeft']}
        cx="16"
        cy="16"
        r={radius}
        strokeDasharray={`${share * circumference} ${circumference}`}
        transform="rotate(-90 16 16)"
      />
      <text className={styles['ringDays']} x="16" y="16" textAnchor="middle" dominantBaseline="central">
        {days}
      </text>
    </svg>
  );
}
