import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { MailGapRepository, MailPurpose } from '../domain/mails/mail-gap-repository';

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
