import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredCv } from './cv-repository';

/** A removed CV, in a collection of its own, so that no query for CVs finds it. */
export interface RemovedCv extends StoredCv {
  readonly was_current: boolean;
  readonly removed_at: Date;
}

export interface RemovedCvs {
  insert(removed: RemovedCv, transaction: Transaction): Promise<void>;
  /** Deletes and returns it. @returns null for another account's, or one removed before `since` */
  take(
    wanted: { cvId: string; userId: string; since: Date },
    transaction: Transaction,
  ): Promise<RemovedCv | null>;
  /** CVs removed before the given time, the oldest first. */
  findOverdue(before: Date, limit: number): Promise<RemovedCv[]>;
  forget(id: string): Promise<void>;
}
