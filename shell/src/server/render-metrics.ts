import type { ServedRelease } from '@sabi/contracts/http/platform';
import { Histogram, type Registry } from '@sabi/service-kit/metrics';

export type NoteRender = (release: ServedRelease, outcome: 'rendered' | 'failed', seconds: number) => void;

/** Around the 800 ms after which a page is sent with an empty slot. */
const secondBuckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6];

/** How long each release of a remote takes for a page. */
export function createRenderMetrics(registry: Registry): NoteRender {
  const seconds = new Histogram({
    name: 'remote_render_seconds',
    help: 'A page of a remote rendered on the server, pages from the cache left out; `failed` was sent as an empty slot',
    labelNames: ['remote', 'version', 'outcome'],
    buckets: secondBuckets,
    registers: [registry],
  });
  return ({ serverBundleUrl, version }, outcome, took) => {
    const [, , remote = ''] = serverBundleUrl.split('/'); // /remotes/<name>/<version>/…
    seconds.observe({ remote, version, outcome }, took);
  };
}
