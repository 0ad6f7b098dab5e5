import { AppError } from '@sabi/service-kit/errors';
import { networkOf } from '@sabi/service-kit/network';
import type { MongoClient } from 'mongodb';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../domain/routing/limits';
import type { LimitClass } from '../domain/routing/route-table';
import { CombinedCounter } from './combined-counter';

export interface Limiter {
  /** Counts one request. @throws {AppError} RATE_LIMITED with the seconds to wait */
  consume(limit: LimitClass, address: string): Promise<void>;
}

/** Counters shared through MongoDB, in memory while the database is unavailable: a limit must not take the site down. */
export function createLimiter(
  client: MongoClient,
  dbName: string,
  limits: Readonly<Record<LimitClass, Limit>>,
): Limiter {
  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, createCounter(client, dbName, name, limit)]),
  );
  return {
    consume: async (limit, address) => {
      try {
        await counters[limit]?.consume(networkOf(address));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('RATE_LIMITED', {
          retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
        });
      }
    },
  };
}

function createCounter(
  client: MongoClient,
  dbName: string,
  name: string,
  { points, durationSeconds, shared }: Limit,
) {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds });
  if (!shared) return memory;
  const counter = new RateLimiterMongo({
    storeClient: client,
    dbName,
    tableName: 'request_limits',
    keyPrefix: name,
    points,
    duration: durationSeconds,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
  return new CombinedCounter(counter);
}
