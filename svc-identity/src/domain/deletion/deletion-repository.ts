import type { Transaction } from '@sabi/service-kit/transaction';
import type { Deletion } from './deletion';

export interface DeletionRepository {
  find(userId: string, transaction?: Transaction): Promise<Deletion | null>;
  insert(deletion: Deletion, transaction: Transaction): Promise<void>;
  /** @returns whether there was one */
  remove(userId: string, transaction: Transaction): Promise<boolean>;
  /** Deletions that are due, the longest overdue first. */
  findDue(now: Date, limit: number): Promise<string[]>;
}
