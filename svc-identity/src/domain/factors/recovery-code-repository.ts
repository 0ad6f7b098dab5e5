import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecoveryCodeSet } from './recovery-codes';

export interface RecoveryCodeRepository {
  /** The codes of an account from now on; it has one set at most. */
  replace(set: RecoveryCodeSet, transaction: Transaction): Promise<void>;
  find(userId: string): Promise<RecoveryCodeSet | null>;
  /** @returns how many codes still work after it; null when there is no such code, or it was used before */
  use(userId: string, hash: string, transaction: Transaction): Promise<number | null>;
  removeOf(userId: string, transaction: Transaction): Promise<void>;
}
