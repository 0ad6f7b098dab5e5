import type { Transaction } from '@sabi/service-kit/transaction';

/** Replaces the user id of an erased account in records that have to be retained. */
export const erasedUserId = '00000000-0000-0000-0000-000000000000';

export interface AccountData {
  /** Deletes the data of an account. Paid orders and underpaid ones, which the staff has to pay back, stay without the user id. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
