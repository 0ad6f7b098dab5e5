import type { Allowance } from '@sabi/contracts/http/hiring/applications';
import { formatDate } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useAllowance } from './job-search-queries';
import styles from './job-search.module.css';

/** What is left of the month's free applications. Left out while it cannot be loaded, as the board works without it. */
export function AllowanceLine() {
  const { data } = useAllowance();
  return <p className={styles['allowance']}>{data && <Left allowance={data} />}</p>;
}

function Left({ allowance }: { allowance: Allowance }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const { free_total: total, free_left: left, next } = allowance;
  if (next === 'free') return t(left > total ? 'allowance.more' : 'allowance.free', { left, total });
  if (total === 0) return t('allowance.planOnly');
  return t('allowance.plan', { date: formatDate(monthAfter(allowance), language) });
}

/** First day of the next month. */
function monthAfter({ month }: Allowance): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 10);
}
