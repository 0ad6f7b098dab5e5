import type { Transaction } from '@sabi/service-kit/transaction';

/** Replaces the user id of an erased account in a company's data. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /**
   * Deletes memberships, invitations, claims, texts of reports and what applications have of the account; jobs, companies and
   * the times of applications stay without the user id.
   */
  removeAllOf(account: { userId: string; now: Date }, transaction: Transaction): Promise<void>;
}
