import type { Transaction } from '../transactions/transaction';

/** Stands where the account was in what has to be kept: of nobody. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /**
   * Removes what is kept of an account; what was paid stays for the books, and what was underpaid for whoever has to pay it
   * back, and names nobody any more.
   */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
