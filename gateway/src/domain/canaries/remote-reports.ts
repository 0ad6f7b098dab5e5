import type { RemoteReport } from '@sabi/contracts/http/gateway/platform';
import type { Figures } from './error-budget';

export interface RemoteReports {
  /** Stores a report by its network, which counts once for a version however often it reports. */
  add(report: RemoteReport, network: string, now: Date): Promise<void>;
  /** By version of the remote; versions without a report are missing. */
  count(remote: string, since: Date): Promise<ReadonlyMap<string, Figures>>;
}
