import { Gauge, readForMetric, type Registry } from '@sabi/service-kit/metrics';
import type { ServiceRequestRepository } from './domain/service-requests/service-request-repository';

interface WatchDependencies {
  readonly serviceRequests: Pick<ServiceRequestRepository, 'countOverdue'>;
  readonly now: () => Date;
}

/**
 * Replicas report the same value, so aggregate by the maximum. Left out while the database cannot be read.
 */
export function watchServiceRequests(registry: Registry, { serviceRequests, now }: WatchDependencies): void {
  new Gauge({
    name: 'billing_overdue_requests',
    help: 'Open requests to the staff whose answer is overdue',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const overdue = await readForMetric(serviceRequests.countOverdue(now()));
      if (overdue === undefined) this.remove();
      else this.set(overdue);
    },
  });
}
