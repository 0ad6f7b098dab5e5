import type { mongo } from 'mongoose';
import type { ReviewMail } from '../domain/review/review-mail';
import type { Transaction } from './transaction';

/** With the moment a mail server took it; null before. */
export interface SentReviewMail extends ReviewMail {
  readonly mailed_at: Date | null;
}

/** Mails about reviews that were asked for. */
export interface ReviewMails {
  insert(mail: ReviewMail, transaction: Transaction): Promise<void>;
  /** @returns null also once a mail server has taken it */
  findUnsent(id: string): Promise<ReviewMail | null>;
  /** Oldest first, those to the staff among them. */
  findAllOf(userId: string): Promise<SentReviewMail[]>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}

const collectionName = 'recruiter_review_mails';
/** Longer than any of them waits for a mail server. */
const keptSeconds = 30 * 24 * 3600;

export function createReviewMails(db: mongo.Db): ReviewMails {
  const mails = db.collection<Omit<ReviewMail, 'id'> & { _id: string; mailed_at: Date | null }>(
    collectionName,
  );
  return {
    insert: async ({ id, ...mail }, session) => {
      await mails.insertOne({ _id: id, ...mail, mailed_at: null }, { session });
    },
    findUnsent: async (id) => {
      const found = await mails.findOne({ _id: id, mailed_at: null }, { projection: { mailed_at: 0 } });
      if (!found) return null;
      const { _id, ...mail } = found;
      return { id: _id, ...mail };
    },
    findAllOf: async (user_id) => {
      const found = await mails.find({ user_id }).sort({ created_at: 1 }).toArray();
      return found.map(({ _id: id, ...mail }) => ({ id, ...mail }));
    },
    markMailed: async (id, session) => {
      await mails.updateOne({ _id: id }, { $set: { mailed_at: new Date() } }, { session });
    },
  };
}

/** For the migrations. */
export async function createReviewMailIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ created_at: 1 }, { expireAfterSeconds: keptSeconds });
}
