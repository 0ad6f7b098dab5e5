import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** Somebody who wants one mail once a kind can be used. */
export interface AvailabilityNotice {
  readonly user_id: string;
  readonly kind: EntitlementKind;
  readonly created_at: Date;
}

/** Shard key: user_id. */
export interface AvailabilityNoticeRepository {
  /** Once for each kind, however often it is asked for. */
  add(notice: AvailabilityNotice): Promise<void>;
  /** @returns false where there was none */
  remove(notice: Pick<AvailabilityNotice, 'user_id' | 'kind'>, transaction?: Transaction): Promise<boolean>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<AvailabilityNotice[]>;
  /** Whoever waits for one of these kinds. */
  findWaiting(kinds: readonly EntitlementKind[], limit: number): Promise<AvailabilityNotice[]>;
}

const collectionName = 'availability_notices';
const plain = { projection: { _id: 0 } } as const;

export function createAvailabilityNoticeRepository(db: mongo.Db): AvailabilityNoticeRepository {
  const notices = db.collection<AvailabilityNotice>(collectionName);
  return {
    add: async ({ user_id, kind, created_at }) => {
      await notices.updateOne({ user_id, kind }, { $setOnInsert: { created_at } }, { upsert: true });
    },
    remove: async ({ user_id, kind }, session) => {
      const { deletedCount } = await notices.deleteOne({ user_id, kind }, within(session));
      return deletedCount === 1;
    },
    findAllOf: (user_id) => notices.find({ user_id }, plain).sort({ created_at: 1 }).toArray(),
    findWaiting: (kinds, limit) =>
      notices
        .find({ kind: { $in: [...kinds] } }, plain)
        .limit(limit)
        .toArray(),
  };
}

/** For the migrations. */
export async function createAvailabilityNoticeIndexes(db: mongo.Db): Promise<void> {
  const notices = db.collection(collectionName);
  await notices.createIndex({ user_id: 1, kind: 1 }, { unique: true });
  await notices.createIndex({ kind: 1 });
}
