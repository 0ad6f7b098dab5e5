import type { ReportReason } from '@sabi/contracts/hiring/posting-terms';
import type { ReportState } from '@sabi/contracts/http/hiring/staff';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { Transaction } from '@sabi/service-kit/transaction';

export interface StoredReport {
  readonly id: string;
  readonly job_id: string;
  readonly company_id: string;
  readonly public_no: number;
  readonly reason: ReportReason;
  readonly text: string | null;
  /** null for a visitor. */
  readonly user_id: string | null;
  /** As judged at the report. */
  readonly in_good_standing: boolean;
  readonly state: ReportState;
  readonly decision_reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** Reports across companies, visible to the staff only. */
export interface ReportRepository {
  find(id: string, transaction?: Transaction): Promise<StoredReport | null>;
  /** @returns false when the id exists, or the account has an open report of the job */
  insert(report: StoredReport, transaction: Transaction): Promise<boolean>;
  countDismissed(userId: string): Promise<number>;
  /** Serializes transactions that add reports of the job, so that counts hold until the commit. */
  lock(jobId: string, transaction: Transaction): Promise<void>;
  /** Number of open reports of accounts in good standing. */
  countWeighty(jobId: string, transaction: Transaction): Promise<number>;
  /** @param until last time of creation */
  countOpen(until: Date): Promise<number>;
  /** Of reports that were decided before. */
  removeTexts(before: Date): Promise<void>;
  /** Oldest first. */
  list(state: ReportState, page: CasesPage): Promise<StoredReport[]>;
  /** @returns null unless open */
  decide(
    id: string,
    decision: Pick<StoredReport, 'state' | 'decision_reason' | 'decided_at'>,
    transaction: Transaction,
  ): Promise<StoredReport | null>;
  findAllOf(userId: string): Promise<StoredReport[]>;
}
