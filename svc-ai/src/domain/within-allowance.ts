import type { Caller } from './caller';
import { spendFor } from './spending';
import { countsTokens, type Meter } from './usage-limits';

/** One thing that is counted: by which limit, and whose. */
export interface Use {
  readonly meter: Meter;
  readonly key: string;
}

/** Counts uses for all replicas together. */
export interface UsageCounters {
  /** Counts a use before it is made; of tokens it only looks for room. @returns seconds to wait; 0 when there was room */
  take(use: Use): Promise<number>;
  /** Counts tokens once they were used. */
  spend(use: Use, amount: number): Promise<void>;
  giveBack(use: Use): Promise<void>;
  /** How often it was counted within its time. */
  count(use: Use): Promise<number>;
  /** How often it may be, and the seconds until that begins anew; 0 while nothing was counted. */
  measure(
    use: Use,
  ): Promise<{ readonly limit: number; readonly used: number; readonly endsInSeconds: number }>;
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

/** What all callers ask of the language model together. */
export const everybodysUses = {
  answers: { meter: 'answer-all', key: 'all' },
  tokens: { meter: 'tokens-all', key: 'all' },
} as const satisfies Record<string, Use>;

/** What a caller's own use is counted by: an account as such, a visitor with browser and network by what they ask for. */
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
  /** In the order in which they are asked for. */
  readonly uses: readonly Use[];
  /** Whether work that ended with this counts all the same. */
  readonly countsAfter: (error: unknown) => boolean;
}

/**
 * Does some work once every count it falls under has room for it.
 * @throws {AllowanceUsedUp}; whatever the work throws
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
    return await spendFor(
      uses.filter(({ meter }) => countsTokens(meter)),
      work,
    );
  } catch (error) {
    if (!countsAfter(error)) await giveBack();
    throw error;
  }
}
