import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { mongo } from 'mongoose';
import { limitedActions, type LimitedAction, type LimitSettings } from '../../domain/settings/limit-settings';

/** Requests by action and client network, across all replicas. */
export interface RequestLimits {
  /** @returns seconds to wait; 0 when the request is allowed */
  begin(action: LimitedAction, network: string): Promise<number>;
}

export function createRequestLimits(
  mongo: { client: mongo.MongoClient; db: mongo.Db },
  { clientHeader, rates }: LimitSettings,
): RequestLimits {
  if (!clientHeader) return { begin: async () => 0 };
  const limiters = new Map<LimitedAction, AttemptLimiter>(
    limitedActions.map((action) => [
      action,
      createAttemptLimiter(mongo, {
        name: `request-${action}`,
        attempts: rates[action].requests,
        windowSeconds: rates[action].windowSeconds,
      }),
    ]),
  );
  return { begin: async (action, network) => (await limiters.get(action)?.begin(network)) ?? 0 };
}
