import type { Transaction } from '@sabi/service-kit/transaction';

/** Replaces the user id of an erased account in retained records. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /**
   * Deletes the data of an account. Paid orders, and underpaid ones that the staff has to pay back, stay
   * without the user id.
   */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
