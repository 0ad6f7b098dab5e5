import type { Transaction } from '@sabi/service-kit/transaction';

/** Replaces the user id of an erased account in a company's data. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /** Deletes memberships, invitations, claims and texts of reports; jobs and companies stay without the user id. */
  removeAllOf(account: { userId: string; now: Date }, transaction: Transaction): Promise<void>;
}
