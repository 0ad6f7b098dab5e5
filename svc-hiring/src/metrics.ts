import { Gauge, readForMetric, type Registry } from '@sabi/service-kit/metrics';
import type { JobIndex } from './domain/board/job-index';

/** Replicas share the index, so aggregate by the maximum. Left out before the index is filled. */
export function watchJobIndex(registry: Registry, { jobIndex }: { jobIndex: JobIndex }): void {
  new Gauge({
    name: 'hiring_index_waiting_changes',
    help: 'Changes of jobs that the search does not know yet',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const waiting = await readForMetric(jobIndex.countWaiting());
      if (waiting === undefined || waiting === null) this.remove();
      else this.set(waiting);
    },
  });
}
