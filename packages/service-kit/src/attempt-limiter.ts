import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimits {
  /** Names the limiter in the collection. */
  readonly name: string;
  readonly attempts: number;
  readonly windowSeconds: number;
}

/** Counts attempts by a key, for all replicas together. */
export interface AttemptLimiter {
  /** Counts an attempt before it is made. @returns seconds to wait; 0 when it may be made */
  begin(key: string): Promise<number>;
  /** Counts what was used afterwards, where nobody knows beforehand how much it will be; it may go beyond the limit. */
  add(key: string, amount: number): Promise<void>;
  /** Seconds until there is room again; 0 while there is. Counts nothing. */
  findWait(key: string): Promise<number>;
  /** Seconds until all attempts can be made again; 0 while none has been made. Counts nothing. */
  findEnd(key: string): Promise<number>;
  /** Takes one attempt back, also a refused one: both are counted. */
  giveBack(key: string): Promise<void>;
  /** Attempts counted so far; 0 once their time is over. */
  count(key: string): Promise<number>;
  /** Forgets the key's attempts: one succeeded. */
  forget(key: string): Promise<void>;
}

const collectionName = 'attempts';

export function createAttemptLimiter(
  { client, db }: { client: MongoClient; db: Db },
  { name, attempts, windowSeconds }: AttemptLimits,
): AttemptLimiter {
  const limiter = new RateLimiterMongo({
    storeClient: client,
    dbName: db.databaseName,
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
        // The library rejects with its result when there are no points left, and with an error when it could not count.
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

/** Indexes that the library would create itself, without waiting for them. */
export async function createAttemptIndexes(db: Db): Promise<void> {
  const attempts = db.collection(collectionName);
  await attempts.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  await attempts.createIndex({ key: 1 }, { unique: true });
}
