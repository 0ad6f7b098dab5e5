import type { Meter } from './usage-limits';

/** One thing that is counted: under which limit, and for whom. */
export interface Use {
  readonly meter: Meter;
  readonly key: string;
}

/** Counts uses across all replicas. */
export interface UsageCounters {
  /** Counts a use before it is made; for tokens it only checks that some are left. @returns seconds to wait, 0 when allowed */
  take(use: Use): Promise<number>;
  /** Counts tokens after they were used. */
  spend(use: Use, amount: number): Promise<void>;
  giveBack(use: Use): Promise<void>;
  /** Uses within the current window. */
  count(use: Use): Promise<number>;
  /** `endsInSeconds` until the window ends, 0 when nothing was counted in it. */
  measure(
    use: Use,
  ): Promise<{ readonly limit: number; readonly used: number; readonly endsInSeconds: number }>;
}

/** What all callers together ask of the language model. */
export const sharedUses = {
  answers: { meter: 'answer-all', key: 'all' },
  tokens: { meter: 'tokens-all', key: 'all' },
} as const satisfies Record<string, Use>;
