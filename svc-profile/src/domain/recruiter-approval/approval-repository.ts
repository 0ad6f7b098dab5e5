import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecruiterApproval } from './approval';

export interface ApprovalPage {
  /** null: any. */
  readonly state: RecruiterApprovalState | null;
  /** null: from the beginning. */
  readonly after: PagePosition | null;
  readonly limit: number;
  /** Of the only recruiters to list; null for all. */
  readonly ids: readonly string[] | null;
}

export interface ApprovalRepository {
  find(userId: string, transaction?: Transaction): Promise<RecruiterApproval | null>;
  /** @returns false when the recruiter has one */
  insertIfMissing(approval: RecruiterApproval, transaction: Transaction): Promise<boolean>;
  /** Replaces the previous version. @returns false when the stored version is another */
  replace(approval: RecruiterApproval, transaction: Transaction): Promise<boolean>;
  /** Longest waiting first. */
  list(page: ApprovalPage): Promise<RecruiterApproval[]>;
}
