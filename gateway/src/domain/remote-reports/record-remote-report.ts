import type { RegisteredRemote, RemoteRegistry, RemoteReport } from '@sabi/contracts/http/gateway/platform';
import type { Logger } from '@sabi/service-kit/logger';
import type { RemoteMetrics } from './remote-metrics';
import type { RemoteReports } from './remote-reports';

interface Dependencies {
  readonly registry: RemoteRegistry;
  readonly reports: RemoteReports;
  readonly remoteMetrics: RemoteMetrics;
  readonly logger: Logger;
}

/**
 * Records a browser's report about a version. A failure of a version in use is logged and counted; while there is a canary, the version is
 * compared with the current one by these counts. Reports about any other version are ignored.
 */
export async function recordRemoteReport(
  { report, network, now }: { report: RemoteReport; network: string; now: Date },
  { registry, reports, remoteMetrics, logger }: Dependencies,
): Promise<void> {
  const remote = registry.remotes.find(({ name }) => name === report.remote);
  if (!remote || !isServed(remote, report.version)) return;
  if (report.kind === 'failed') {
    logger.warn({ remote: remote.name, version: report.version }, 'remote.browser.failed');
    remoteMetrics.countBrowserFailure({ remote: remote.name, version: report.version });
  }
  if (remote.canary) await reports.add(report, network, now);
}

function isServed({ release, fallback, canary }: RegisteredRemote, version: string): boolean {
  return [release, fallback, canary?.release].some((served) => served?.version === version);
}
