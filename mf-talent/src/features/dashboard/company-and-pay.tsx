import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import type { JobCard } from '@sabi/contracts/http/hiring/board';
import styles from './recommendations.module.css';

export function CompanyAndPay({ job: { company, pay } }: { job: JobCard }) {
  if (!pay) return <span>{company.name}</span>;
  return (
    <span>
      {`${company.name} · `}
      <span className={styles['pay']}>{formatRupiahRange(pay)}</span>
    </span>
  );
}
