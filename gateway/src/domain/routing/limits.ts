import type { LimitClass } from './route-table';

export interface Limit {
  readonly points: number;
  readonly durationSeconds: number;
  /** Shared by all replicas; otherwise each replica counts for itself, which costs no round trip. */
  readonly shared: boolean;
}

/** Per client address. */
export function createLimits({
  readsPerMinute,
}: {
  readsPerMinute: number;
}): Readonly<Record<LimitClass, Limit>> {
  return {
    mail: { points: 30, durationSeconds: 300, shared: true },
    token: { points: 150, durationSeconds: 300, shared: true },
    upload: { points: 60, durationSeconds: 3600, shared: true },
    write: { points: 300, durationSeconds: 60, shared: true },
    // From a few addresses of the payment provider, up to a hundred a second, each with a token.
    webhook: { points: 6000, durationSeconds: 60, shared: false },
    // One per page load that fails, and one per page load during a canary.
    report: { points: 120, durationSeconds: 60, shared: false },
    // Data of pages, requested by the shell's servers for all of their visitors, whose page loads count as `read`.
    'page-data': { points: 12_000, durationSeconds: 60, shared: false },
    read: { points: readsPerMinute, durationSeconds: 60, shared: false },
  };
}
