import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import type { JobCard } from '@sabi/contracts/http/hiring/board';
import { useTranslation } from 'react-i18next';
import { FactPair } from '../../layout/fact-pair';
import styles from './recommendations.module.css';

export function CompanyAndPay({ job: { company, pay, is_demo: isDemo } }: { job: JobCard }) {
  const { t } = useTranslation('recommendations');
  return (
    <FactPair
      first={
        <>
          {company.name}
          {isDemo && (
            <>
              {' '}
              <span className={styles['demo']}>{t('demo')}</span>
            </>
          )}
        </>
      }
      second={pay && <span className={styles['pay']}>{formatRupiahRange(pay)}</span>}
    />
  );
}
