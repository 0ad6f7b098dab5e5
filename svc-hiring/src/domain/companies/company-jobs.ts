import type { Transaction } from '@sabi/service-kit/transaction';

/** Effects of a company's changes on its jobs. */
export interface CompanyJobs {
  /** Publishes a change of each open job, which shows the company's name and verification. */
  recordChange(at: { companyId: string; now: Date }, transaction: Transaction): Promise<void>;
  /** Closes all jobs that have not ended. */
  closeAll(at: { companyId: string; now: Date }, transaction: Transaction): Promise<void>;
}
