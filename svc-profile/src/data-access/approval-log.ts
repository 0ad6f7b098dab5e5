import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { Transaction } from './transaction';

/** A step of an approval and its actor, stored as evidence for as long as the approval. */
export interface ReviewLogEntry {
  readonly user_id: string;
  /** Of the review, once it was done. */
  readonly version: number;
  readonly step: 'submitted' | 'answered' | 'approved' | 'rejected' | 'more_information';
  /** As the token says it. */
  readonly by: { readonly role: string; readonly subject: string | null };
  /** Reason, question or answer. */
  readonly words: string | null;
  readonly created_at: Date;
}

export interface ReviewLog {
  add(entry: ReviewLogEntry, transaction: Transaction): Promise<void>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<ReviewLogEntry[]>;
}

const collectionName = 'recruiter_review_log';

export function createReviewLog(db: mongo.Db): ReviewLog {
  const entries = db.collection<ReviewLogEntry & { _id: string }>(collectionName);
  return {
    add: async (entry, session) => {
      await entries.insertOne({ _id: randomUUID(), ...entry }, { session });
    },
    findAllOf: (user_id) =>
      entries
        .find({ user_id }, { projection: { _id: 0 } })
        .sort({ version: 1 })
        .toArray(),
  };
}

/** For the migrations: each version of a review has one entry. */
export async function createReviewLogIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, version: 1 }, { unique: true });
}
