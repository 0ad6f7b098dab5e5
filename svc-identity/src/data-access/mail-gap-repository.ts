import { createHash } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** Kinds of mail, and of text message, that are counted apart. */
export type MailPurpose =
  | 'confirmation'
  | 'recovery'
  /** To the owner of an address that somebody else may have signed up with. */
  | 'account_exists'
  | 'magiclink'
  | 'email_change'
  /** Apart from the change itself: a change under way would show in the answer to anybody else's question. */
  | 'email_change_again'
  | 'reauthentication'
  /** Text messages: a change of number, and the same asked for again. */
  | 'phone_change'
  | 'phone_change_again'
  /** A text message with the code of a second factor. */
  | 'factor-code';

export interface MailGapRepository {
  /**
   * Takes the right to send a mail to an address or an account, whether or not it has an account: so the answer gives nothing away.
   * @returns milliseconds to wait; 0 when the right was given
   */
  reserve(purpose: MailPurpose, address: string, gapMs: number, transaction: Transaction): Promise<number>;
  release(purpose: MailPurpose, address: string, transaction: Transaction): Promise<void>;
}

interface MailGap {
  /** `<purpose>:<hash of the address>`; also the shard key, hashed. */
  _id: string;
  until: Date;
  asked_at: Date;
  granted: boolean;
}

const collectionName = 'mail_gaps';

export function createMailGapRepository(db: mongo.Db): MailGapRepository {
  const gaps = db.collection<MailGap>(collectionName);
  return {
    reserve: async (purpose, address, gapMs, session) => {
      const isFree = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
      const gap = await gaps.findOneAndUpdate(
        { _id: keyOf(purpose, address) },
        [
          { $set: { granted: isFree, asked_at: '$$NOW' } },
          { $set: { until: { $cond: ['$granted', { $add: ['$$NOW', gapMs] }, '$until'] } } },
        ],
        { upsert: true, returnDocument: 'after', session },
      );
      return gap && !gap.granted ? gap.until.getTime() - gap.asked_at.getTime() : 0;
    },
    release: async (purpose, address, session) => {
      await gaps.deleteOne({ _id: keyOf(purpose, address) }, { session });
    },
  };
}

function keyOf(purpose: MailPurpose, address: string): string {
  return `${purpose}:${createHash('sha256').update(address).digest('hex')}`;
}

/** For the migrations. */
export async function createMailGapIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ until: 1 }, { expireAfterSeconds: 0 });
}
