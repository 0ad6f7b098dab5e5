import { ModelFailure } from '../integrations/language-model';
import type { Caller } from './caller';
import type { Meter } from './usage-limits';

/** One thing that is counted: by which limit, and whose. */
export interface Use {
  readonly meter: Meter;
  readonly key: string;
}

/** Counts uses for all replicas together. */
export interface UsageCounters {
  /** Counts a use before it is made. @returns seconds to wait; 0 when it was counted */
  take(use: Use): Promise<number>;
  giveBack(use: Use): Promise<void>;
  /** How often it was counted within its time. */
  count(use: Use): Promise<number>;
}

/** Nothing was asked: there is no use left. */
export class AllowanceUsedUp extends Error {
  override readonly name = 'AllowanceUsedUp';

  constructor(
    readonly meter: Meter,
    readonly retryAfterSeconds: number,
  ) {
    super(`No use is left of ${meter}`);
  }
}

/**
 * Does what costs an answer of the language model, once every count it falls under has room for it.
 * @throws {AllowanceUsedUp}; whatever the work throws, and then the use counts only when the provider may charge for it
 */
export async function withinAllowance<T>(
  caller: Caller,
  what: 'analysis' | 'message',
  work: () => Promise<T>,
  { usage }: { usage: UsageCounters },
): Promise<T> {
  const taken: Use[] = [];
  const giveBack = () => Promise.allSettled(taken.map((use) => usage.giveBack(use)));
  for (const use of usesOf(caller, what)) {
    const waitSeconds = await usage.take(use);
    if (waitSeconds > 0) {
      await giveBack();
      throw new AllowanceUsedUp(use.meter, waitSeconds);
    }
    taken.push(use);
  }
  try {
    return await work();
  } catch (error) {
    // An answer nobody can use was paid for all the same, and so was one whose reader went away.
    if (error instanceof ModelFailure && error.kind !== 'unusable') await giveBack();
    throw error;
  }
}

function usesOf(caller: Caller, what: 'analysis' | 'message'): Use[] {
  const all: Use = { meter: 'answer-all', key: 'all' };
  if (caller.kind === 'account') return [{ meter: 'answer-account', key: caller.userId }, all];
  return [
    { meter: `${what}-visitor`, key: caller.visitorId },
    { meter: `${what}-network`, key: caller.network },
    all,
  ];
}
