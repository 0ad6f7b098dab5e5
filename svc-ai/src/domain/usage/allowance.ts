import type { Caller } from '../callers/caller';
import type { Use, UsageCounters } from './usage-counters';
import { countTokensFor } from './usage-context';
import { countsTokens, type Meter } from './usage-limits';

/** A limit is reached; the work was not started. */
export class AllowanceUsedUp extends Error {
  override readonly name = 'AllowanceUsedUp';

  constructor(
    readonly meter: Meter,
    readonly retryAfterSeconds: number,
  ) {
    super(`No use is left of ${meter}`);
  }
}

/** Limits of a caller: by account, or by a visitor's cookie, browser and network for each kind of request. */
export function usesOf(caller: Caller, what: 'analysis' | 'message'): Use[] {
  if (caller.kind === 'account') {
    const key = caller.userId;
    return [
      { meter: 'tokens-account-month', key },
      { meter: 'tokens-account', key },
      { meter: 'answer-account', key },
    ];
  }
  return [
    { meter: 'tokens-network', key: caller.network },
    { meter: `${what}-visitor`, key: caller.visitorId },
    { meter: `${what}-browser`, key: caller.browser },
    { meter: `${what}-network`, key: caller.network },
  ];
}

interface Allowance {
  readonly usage: UsageCounters;
  /** In the order of the checks. */
  readonly uses: readonly Use[];
  /** Whether work that failed with this error counts. */
  readonly countsAfter: (error: unknown) => boolean;
}

/**
 * Does the work within all limits.
 * @throws {AllowanceUsedUp}; errors of the work
 */
export async function withinAllowance<T>(
  { usage, uses, countsAfter }: Allowance,
  work: () => Promise<T>,
): Promise<T> {
  const taken: Use[] = [];
  const giveBack = () => Promise.allSettled(taken.map((use) => usage.giveBack(use)));
  for (const use of uses) {
    const waitSeconds = await usage.take(use);
    if (waitSeconds > 0) {
      await giveBack();
      throw new AllowanceUsedUp(use.meter, waitSeconds);
    }
    taken.push(use);
  }
  try {
    return await countTokensFor(
      uses.filter(({ meter }) => countsTokens(meter)),
      work,
    );
  } catch (error) {
    if (!countsAfter(error)) await giveBack();
    throw error;
  }
}
