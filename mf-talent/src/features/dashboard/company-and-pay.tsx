import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import type { JobCard } from '@sabi/contracts/http/hiring/board';
import { useTranslation } from 'react-i18next';
import styles from './recommendations.module.css';

export function CompanyAndPay({ job: { company, pay, is_demo: isDemo } }: { job: JobCard }) {
  const { t } = useTranslation('recommendations');
  return (
    <span>
      {company.name}
      {isDemo && (
        <>
          {' '}
          <span className={styles['demo']}>{t('demo')}</span>
        </>
      )}
      {pay && (
        <>
          {' · '}
          <span className={styles['pay']}>{formatRupiahRange(pay)}</span>
        </>
      )}
    </span>
  );
}
