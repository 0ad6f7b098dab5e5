import { endedSessionKey } from '@sabi/service-kit/ended-session-key';
import { earlySeconds, leewaySeconds } from '@sabi/service-kit/token-times';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { EndedSessions, EndedSessionsPosition } from '../../domain/sessions/ended-sessions';

/** Shard key: `_id`, hashed. */
interface StoredEnd {
  /** See endedSessionKey. */
  readonly _id: string;
  /** By the database's clock, like all times here. */
  readonly noted_at: Date;
  readonly refused_until: Date;
  readonly purge_at: Date;
}

const collectionName = 'ended_sessions';
const pageSize = 5000;
/** Past for any replica's clock. */
const longAgo = new Date(0);
/**
 * An entry is visible only after its transaction, which MongoDB ends after a minute. So readers start two
 * minutes before their position.
 */
const readAgainMs = 120_000;

/** @param lifeSeconds of access tokens */
export function createEndedSessions(db: mongo.Db, { lifeSeconds }: { lifeSeconds: number }): EndedSessions {
  const collection = db.collection<StoredEnd>(collectionName);
  const retentionMs = (lifeSeconds + earlySeconds + leewaySeconds) * 1000;
  const lastRefusal = { $add: ['$$NOW', retentionMs] };
  const write = async (ids: readonly string[], refusedUntil: object, session: Transaction): Promise<void> => {
    if (ids.length === 0) return;
    const update = [{ $set: { noted_at: '$$NOW', refused_until: refusedUntil, purge_at: lastRefusal } }];
    await collection.bulkWrite(
      ids.map((id) => ({ updateOne: { filter: { _id: endedSessionKey(id) }, update, upsert: true } })),
      { session, ordered: false },
    );
  };
  return {
    add: (sessionIds, transaction) => write(sessionIds, lastRefusal, transaction),
    addErasedAccount: (userId, transaction) => write([userId], lastRefusal, transaction),
    applyBan: (userId, bannedUntil, transaction) =>
      write([userId], { $min: [lastRefusal, bannedUntil ?? longAgo] }, transaction),
    list: async (after) => {
      const { localTime } = (await db.command({ hello: 1 })) as unknown as { localTime: Date };
      const found = await collection
        .find(filterAfter(after))
        .sort({ noted_at: 1, _id: 1 })
        .limit(pageSize)
        .toArray();
      const last = found.length === pageSize ? found.at(-1) : undefined;
      return {
        ended: found.map(({ _id, refused_until }) => [_id, Math.ceil(refused_until.getTime() / 1000)]),
        next: last ? `${last.noted_at.getTime()}.${last._id}` : String(localTime.getTime() - readAgainMs),
        has_more: last !== undefined,
      };
    },
  };
}

function filterAfter(after: EndedSessionsPosition | undefined): mongo.Filter<StoredEnd> {
  if (!after) return {};
  const { time, key } = after;
  if (key === undefined) return { noted_at: { $gte: time } };
  return {
    noted_at: { $gte: time },
    $or: [{ noted_at: { $gt: time } }, { noted_at: time, _id: { $gt: key } }],
  };
}

export async function createEndedSessionIndexes(db: mongo.Db): Promise<void> {
  const collection = db.collection(collectionName);
  await collection.createIndex({ noted_at: 1, _id: 1 });
  await collection.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
}
