import type { Transaction } from '@sabi/service-kit/transaction';

/** What happens to the jobs of a company when the company changes. */
export interface CompanyJobs {
  /** Open jobs show the name and the mark of their company, so the board hears of each. */
  recordChange(at: { companyId: string; now: Date }, transaction: Transaction): Promise<void>;
  /** Closes whatever has not ended yet. */
  closeAll(at: { companyId: string; now: Date }, transaction: Transaction): Promise<void>;
}
