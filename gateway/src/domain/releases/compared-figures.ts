import { countedSince, type Figures, type RemoteReports } from '../remote-reports/remote-reports';
import type { RemoteUse } from './remote-use';

/** By version; those without a report are missing. */
export type ComparedFigures = ReadonlyMap<string, Figures>;

/** What browsers have reported of a remote since it has a canary; null without one, as they report only while two versions are compared. */
export async function countCompared(
  { name, use: { canary }, now }: { name: string; use: RemoteUse; now: Date },
  reports: Pick<RemoteReports, 'count'>,
): Promise<ComparedFigures | null> {
  return canary && reports.count(name, countedSince(canary.since, now));
}
