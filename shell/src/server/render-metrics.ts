import type { ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { Histogram, type Registry } from '@sabi/service-kit/metrics';

/** The answer to a request without a fresh page in memory; `unavailable` is a 503. */
export type RenderOutcome = 'rendered' | 'last-good' | 'unavailable';
export type RecordRender = (release: ServedRelease, outcome: RenderOutcome, seconds: number) => void;

/** Around the 800 ms after which the last good copy of a page is sent instead. */
const secondBuckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6];

/** Render time of a page, by release of a remote. */
export function createRenderMetrics(registry: Registry): RecordRender {
  const seconds = new Histogram({
    name: 'remote_render_seconds',
    help: 'A page of a remote rendered on the server, pages fresh in memory left out; `last-good` was sent as its last good copy, `unavailable` as a 503',
    labelNames: ['remote', 'version', 'outcome'],
    buckets: secondBuckets,
    registers: [registry],
  });
  return ({ serverBundleUrl, version }, outcome, took) => {
    const [, , remote = ''] = serverBundleUrl.split('/'); // /remotes/<name>/<version>/…
    seconds.observe({ remote, version, outcome }, took);
  };
}
