import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Takes the lock of the inbox, so that no request adds to it until the commit. */
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
