import type { ReportReason } from '@sabi/contracts/hiring/posting-terms';
import type { ReportState } from '@sabi/contracts/http/hiring/staff';
import type { PagePosition } from '@sabi/service-kit/page-position';
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
  /** Judged when it was made. */
  readonly in_good_standing: boolean;
  readonly state: ReportState;
  readonly decision_reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** Reports of all companies, which the staff alone sees. */
export interface ReportRepository {
  find(id: string, transaction?: Transaction): Promise<StoredReport | null>;
  /** @returns false where there is one with the id, or an open one of the account about the job */
  insert(report: StoredReport, transaction: Transaction): Promise<boolean>;
  countDismissed(userId: string): Promise<number>;
  /** Serializes transactions that add reports of the job: what each has counted stays true until it is committed. */
  lock(jobId: string, transaction: Transaction): Promise<void>;
  /** Open ones of accounts in good standing. */
  countWeighty(jobId: string, transaction: Transaction): Promise<number>;
  /** Oldest first. */
  list(state: ReportState, page: { after: PagePosition | null; limit: number }): Promise<StoredReport[]>;
  /** @returns null unless it was open */
  decide(
    id: string,
    decision: Pick<StoredReport, 'state' | 'decision_reason' | 'decided_at'>,
    transaction: Transaction,
  ): Promise<StoredReport | null>;
  findAllOf(userId: string): Promise<StoredReport[]>;
}
