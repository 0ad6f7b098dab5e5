import type { Transaction } from '@sabi/service-kit/transaction';

/** Replaces the user id of an erased account in a company's data. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /** Keys of files that applications of the account have, and may have while they are copied. */
  findFileKeys(userId: string): Promise<string[]>;
  /**
   * Deletes memberships, invitations, claims, the job search, texts of reports, what applications have of the account, and the
   * receipts of views of them; jobs, companies and the times of applications stay without the user id.
   */
  removeAllOf(account: { userId: string; now: Date }, transaction: Transaction): Promise<void>;
}
