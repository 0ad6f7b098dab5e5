import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Keys of all files of an account, including unfinished uploads. */
  findFileKeys(userId: string): Promise<string[]>;
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
