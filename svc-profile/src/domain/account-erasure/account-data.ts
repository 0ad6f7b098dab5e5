import type { Transaction } from '@sabi/service-kit/transaction';

export interface AccountData {
  /** Keys of every file of an account, those of uploads under way included. */
  findFileKeys(userId: string): Promise<string[]>;
  removeAllOf(userId: string, transaction: Transaction): Promise<void>;
}
