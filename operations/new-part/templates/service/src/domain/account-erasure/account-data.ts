import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Takes the lock of the account, so that nothing of it is stored until the commit. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
