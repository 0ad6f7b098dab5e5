import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecoveryCodeSet } from './recovery-codes';

export interface RecoveryCodeRepository {
  replace(set: RecoveryCodeSet, transaction: Transaction): Promise<void>;
  find(userId: string): Promise<RecoveryCodeSet | null>;
  /** @returns number of unused codes left; null for a missing or used code */
  use(userId: string, hash: string, transaction: Transaction): Promise<number | null>;
  removeOf(userId: string, transaction: Transaction): Promise<void>;
}
