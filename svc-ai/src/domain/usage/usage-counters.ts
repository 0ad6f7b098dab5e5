import type { Meter } from './usage-limits';

/** A limit and the key it is counted for. */
export interface Use {
  readonly meter: Meter;
  readonly key: string;
}

/** Counts uses across all replicas. */
export interface UsageCounters {
  /**
   * Counts a use in advance; for tokens it only checks that some are left. @returns seconds to wait; 0 when
   * allowed
   */
  take(use: Use): Promise<number>;
  /** Counts used tokens. */
  spend(use: Use, amount: number): Promise<void>;
  giveBack(use: Use): Promise<void>;
  /** Uses within the current window. */
  count(use: Use): Promise<number>;
  /** `endsInSeconds` is the rest of the window; 0 without uses. */
  measure(
    use: Use,
  ): Promise<{ readonly limit: number; readonly used: number; readonly endsInSeconds: number }>;
}

/** Limits of all callers together. */
export const sharedUses = {
  answers: { meter: 'answer-all', key: 'all' },
  tokens: { meter: 'tokens-all', key: 'all' },
} as const satisfies Record<string, Use>;
