import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import type { JobCard } from '@sabi/contracts/http/hiring/board';

export function CompanyAndPay({ job: { company, pay } }: { job: JobCard }) {
  return <>{`${company.name}${pay ? ` · ${formatRupiahRange(pay)}` : ''}`}</>;
}
