import { createHmac } from 'node:crypto';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { MongoConnection } from '@sabi/service-kit/mongo';
import { countsTokens, type Meter, meters, type UsageLimits } from '../domain/usage/usage-limits';
import type { UsageCounters } from '../domain/usage/usage-counters';

interface CounterOptions {
  readonly mongo: Pick<MongoConnection, 'client' | 'db'>;
  readonly limits: UsageLimits;
  /** Keys are networks and accounts, stored as keyed hashes. */
  readonly secret: string;
  /** Called with the reached limit. */
  readonly onRefused: (meter: Meter) => void;
}

export function createUsageCounters({ mongo, limits, secret, onRefused }: CounterOptions): UsageCounters {
  const limiters = new Map<Meter, AttemptLimiter>();
  for (const meter of meters) {
    const { uses, windowSeconds } = limits[meter];
    limiters.set(meter, createAttemptLimiter(mongo, { name: meter, attempts: uses, windowSeconds }));
  }
  const limiterOf = (meter: Meter): AttemptLimiter => {
    const limiter = limiters.get(meter);
    if (!limiter) throw new Error(`Nothing is counted by ${meter}`);
    return limiter;
  };
  const hide = (key: string) => createHmac('sha256', secret).update(`usage:${key}`).digest('base64url');
  const takeOne = async (limiter: AttemptLimiter, key: string): Promise<number> => {
    const waitSeconds = await limiter.begin(key);
    // The limiter also counts refused uses.
    if (waitSeconds > 0) await limiter.giveBack(key);
    return waitSeconds;
  };
  return {
    take: async ({ meter, key }) => {
      const limiter = limiterOf(meter);
      const waitSeconds = countsTokens(meter)
        ? await limiter.findWait(hide(key))
        : await takeOne(limiter, hide(key));
      if (waitSeconds > 0) onRefused(meter);
      return waitSeconds;
    },
    spend: ({ meter, key }, amount) => limiterOf(meter).add(hide(key), amount),
    count: ({ meter, key }) => limiterOf(meter).count(hide(key)),
    measure: async ({ meter, key }) => {
      const limiter = limiterOf(meter);
      const [used, endsInSeconds] = await Promise.all([limiter.count(hide(key)), limiter.findEnd(hide(key))]);
      return { limit: limits[meter].uses, used, endsInSeconds };
    },
    giveBack: async ({ meter, key }) => {
      if (!countsTokens(meter)) await limiterOf(meter).giveBack(hide(key));
    },
  };
}
