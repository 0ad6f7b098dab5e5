import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimits {
  /** Names the limiter in the collection. */
  readonly name: string;
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** Counts attempts by key, for all replicas together. */
export interface AttemptLimiter {
  /** Counts an attempt beforehand. @returns seconds to wait; 0 when it is allowed */
  begin(key: string): Promise<number>;
  /** Counts usage afterwards, where the amount is unknown beforehand; it may exceed the limit. */
  add(key: string, amount: number): Promise<void>;
  /** Seconds until the next allowed attempt; 0 if allowed now. Counts nothing. */
  findWait(key: string): Promise<number>;
  /** Seconds until all attempts are available again; 0 if none was made. Counts nothing. */
  findEnd(key: string): Promise<number>;
  /** Takes one attempt back, even a refused one, as both count. */
  giveBack(key: string): Promise<void>;
  /** Attempts in the current window; 0 after its end. */
  count(key: string): Promise<number>;
  /** Resets the key after a success. */
  forget(key: string): Promise<void>;
}

const collectionName = 'attempts';

export function createAttemptLimiter(
  { client, db }: { client: MongoClient; db: Db },
  { name, attempts, windowSeconds }: AttemptLimits,
): AttemptLimiter {
  const limiter = new RateLimiterMongo({
    // Counting does not wait until a majority of the replica set has it on disk: what is lost with the primary is a few attempts.
    storeClient: client.db(db.databaseName, { writeConcern: { w: 1 } }),
    tableName: collectionName,
    keyPrefix: name,
    points: attempts,
    duration: windowSeconds,
    disableIndexesCreation: true,
  });
  return {
    begin: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        // The library rejects with its result when no points are left, and with an error when counting failed.
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    add: async (key, amount) => {
      await limiter.penalty(key, amount);
    },
    findWait: async (key) => {
      const used = await limiter.get(key);
      if (!used || used.consumedPoints < attempts) return 0;
      return Math.max(1, Math.ceil(used.msBeforeNext / 1000));
    },
    findEnd: async (key) => {
      const used = await limiter.get(key);
      return used && used.consumedPoints > 0 ? Math.max(0, Math.ceil(used.msBeforeNext / 1000)) : 0;
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    count: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
    forget: async (key) => {
      await limiter.delete(key);
    },
  };
}

/** Indexes that the library would otherwise create itself, without waiting for them. */
export async function createAttemptIndexes(db: Db): Promise<void> {
  const attempts = db.collection(collectionName);
  await attempts.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  await attempts.createIndex({ key: 1 }, { unique: true });
}
