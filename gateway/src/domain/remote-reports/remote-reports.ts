import type { RemoteReport } from '@sabi/contracts/http/gateway/platform';

/** Counted by networks, so that repeated reports from one network count once. */
export interface Figures {
  /** Networks that a version was shown to or failed for. */
  readonly networks: number;
  readonly failed: number;
}

export interface RemoteReports {
  /** Stores a report by its network, which counts once for a version however often it reports. */
  add(report: RemoteReport, network: string, now: Date): Promise<void>;
  /** By version of the remote; versions without a report are missing. */
  count(remote: string, since: Date): Promise<ReadonlyMap<string, Figures>>;
}

/** Older reports no longer count for a version. */
const windowMs = 10 * 60_000;
export const noFigures: Figures = { networks: 0, failed: 0 };

/** Start of the period whose reports count for a canary. */
export function countedSince(canarySince: Date, now: Date): Date {
  return new Date(Math.max(canarySince.getTime(), now.getTime() - windowMs));
}
