import { createHmac } from 'node:crypto';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { MongoConnection } from '@sabi/service-kit/mongo';
import type { Meter, UsageLimits } from '../domain/usage-limits';
import type { UsageCounters } from '../domain/within-allowance';

interface CounterOptions {
  readonly mongo: Pick<MongoConnection, 'client' | 'db'>;
  readonly limits: UsageLimits;
  /** Keys are networks and accounts: the database knows them by a hash that only its holder can make. */
  readonly secret: string;
}

export function createUsageCounters({ mongo, limits, secret }: CounterOptions): UsageCounters {
  const create = (meter: Meter): AttemptLimiter => {
    const { uses, windowSeconds } = limits[meter];
    return createAttemptLimiter(mongo, { name: meter, attempts: uses, windowSeconds });
  };
  const limiters: Record<Meter, AttemptLimiter> = {
    'analysis-visitor': create('analysis-visitor'),
    'analysis-network': create('analysis-network'),
    'message-visitor': create('message-visitor'),
    'message-network': create('message-network'),
    'answer-account': create('answer-account'),
    'answer-all': create('answer-all'),
  };
  const hide = (key: string) => createHmac('sha256', secret).update(`usage:${key}`).digest('base64url');
  return {
    take: async ({ meter, key }) => {
      const waitSeconds = await limiters[meter].begin(hide(key));
      // A refused one was counted too; those that come back later would find more used than was given.
      if (waitSeconds > 0) await limiters[meter].giveBack(hide(key));
      return waitSeconds;
    },
    count: ({ meter, key }) => limiters[meter].count(hide(key)),
    giveBack: ({ meter, key }) => limiters[meter].giveBack(hide(key)),
  };
}
