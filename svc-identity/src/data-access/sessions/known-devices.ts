import { createHash } from 'node:crypto';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { KnownDevices } from '../../domain/sessions/known-devices';

interface KnownDevice {
  /** Hash of account and fingerprint; also the shard key, hashed. */
  _id: string;
  user_id: string;
  seen_at: Date;
}

const collectionName = 'known_devices';
/** 90 days after the end of a session of up to 90 days. */
const rememberedDays = 180;

export function createKnownDevices(db: mongo.Db): KnownDevices {
  const devices = db.collection<KnownDevice>(collectionName);
  const seenNow = { $currentDate: { seen_at: true } } as const;
  return {
    see: async (userId, fingerprint, transaction) => {
      const { matchedCount } = await devices.updateOne(
        { _id: idOf(userId, fingerprint) },
        seenNow,
        within(transaction),
      );
      return matchedCount === 1;
    },
    add: async (userId, fingerprint, transaction) => {
      const { upsertedCount } = await devices.updateOne(
        { _id: idOf(userId, fingerprint) },
        { ...seenNow, $setOnInsert: { user_id: userId } },
        { upsert: true, session: transaction },
      );
      return upsertedCount === 1;
    },
  };
}

function idOf(userId: string, fingerprint: string): string {
  return createHash('sha256').update(`${userId}|${fingerprint}`).digest('hex');
}

/** `user_id` is for account erasure. */
export async function createKnownDeviceIndexes(db: mongo.Db): Promise<void> {
  const devices = db.collection(collectionName);
  await devices.createIndex({ seen_at: 1 }, { expireAfterSeconds: rememberedDays * 24 * 3600 });
  await devices.createIndex({ user_id: 1 });
}
