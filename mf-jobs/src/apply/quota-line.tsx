import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import type { Allowance } from '@sabi/contracts/http/hiring/applications';
import { useTranslation } from 'react-i18next';
import styles from './apply-form.module.css';

/** What the application uses, and when it comes back. */
export function QuotaLine({ allowance }: { allowance: Allowance }) {
  const { t } = useTranslation('apply');
  const { next, free_total: total, free_left: left } = allowance;
  const paid = total > 0 ? t('quota.plan') : t('quota.planOnly');
  return (
    <p className={styles['quota']}>
      {next === 'free' ? t('quota.free', { total, left }) : paid}{' '}
      {t('quota.back', { days: applicationDays.unopened })}
    </p>
  );
}
