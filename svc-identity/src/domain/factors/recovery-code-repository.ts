import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecoveryCodeSet } from './recovery-codes';

export interface RecoveryCodeRepository {
  /** Replaces the account's set of codes. */
  replace(set: RecoveryCodeSet, transaction: Transaction): Promise<void>;
  find(userId: string): Promise<RecoveryCodeSet | null>;
  /** @returns how many unused codes are left; null when there is no such code, or it was already used */
  use(userId: string, hash: string, transaction: Transaction): Promise<number | null>;
  removeOf(userId: string, transaction: Transaction): Promise<void>;
}
