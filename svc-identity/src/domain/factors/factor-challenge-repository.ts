import type { Transaction } from '@sabi/service-kit/transaction';
import type { FactorChallenge } from './factor-challenge';

export interface FactorChallengeRepository {
  insert(challenge: FactorChallenge, transaction: Transaction): Promise<void>;
  /** Only a challenge of this factor. */
  find(id: string, factorId: string): Promise<FactorChallenge | null>;
  /** Counts an answer in advance. @returns false when there were too many */
  beginAttempt(id: string): Promise<boolean>;
  /** @returns false when another request was first */
  use(id: string, transaction?: Transaction): Promise<boolean>;
}
