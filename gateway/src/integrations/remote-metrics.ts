import { Counter, Gauge, type Registry } from '@sabi/service-kit/metrics';
import type { RemoteMetrics } from '../domain/remote-reports/remote-metrics';

export function createRemoteMetrics(registry: Registry): RemoteMetrics {
  const labelNames = ['remote', 'version'];
  const registers = [registry];
  const current = new Gauge({
    name: 'remote_current_failing',
    help: '1 where the current version of a remote fails for everybody',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'remote_browser_failures_total',
    help: 'Reports of browsers in which a version in use did not load or broke',
    labelNames,
    registers,
  });
  return {
    showCurrent: (remotes) => {
      current.reset();
      for (const { remote, version, isFailing } of remotes)
        current.set({ remote, version }, isFailing ? 1 : 0);
    },
    countBrowserFailure: (of) => failures.inc({ ...of }),
  };
}
