import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { MailCooldownRepository, MailPurpose } from '../../domain/mail-limits/mail-cooldown-repository';

interface MailCooldown {
  /** `<purpose>:<hash of the address>`; also the shard key, hashed. */
  _id: string;
  until: Date;
  asked_at: Date;
  granted: boolean;
}

const collectionName = 'mail_gaps';

export function createMailCooldownRepository(db: mongo.Db): MailCooldownRepository {
  const cooldowns = db.collection<MailCooldown>(collectionName);
  return {
    reserve: async (purpose, address, cooldownMs, session) => {
      const isFree = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
      const cooldown = await cooldowns.findOneAndUpdate(
        { _id: keyOf(purpose, address) },
        [
          { $set: { granted: isFree, asked_at: '$$NOW' } },
          { $set: { until: { $cond: ['$granted', { $add: ['$$NOW', cooldownMs] }, '$until'] } } },
        ],
        { upsert: true, returnDocument: 'after', session },
      );
      return cooldown && !cooldown.granted ? cooldown.until.getTime() - cooldown.asked_at.getTime() : 0;
    },
    release: async (purpose, address, session) => {
      await cooldowns.deleteOne({ _id: keyOf(purpose, address) }, { session });
    },
  };
}

function keyOf(purpose: MailPurpose, address: string): string {
  return `${purpose}:${createHash('sha256').update(address).digest('hex')}`;
}

export async function createMailCooldownIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ until: 1 }, { expireAfterSeconds: 0 });
}
