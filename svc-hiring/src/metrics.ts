import { Gauge, readForMetric, type Registry } from '@sabi/service-kit/metrics';
import type { ApplicationDirectory } from './domain/applications/application-repository';
import { indexWorks } from './domain/board/index-position';
import type { IndexSnapshots } from './domain/board/index-snapshots';
import type { JobIndex } from './domain/board/job-index';
import { findOverdueUntil } from './domain/due-times/find-due-time';
import type { ReportRepository } from './domain/reports/report-repository';

interface Watched {
  readonly jobIndex: Pick<JobIndex, 'countWaiting' | 'isEngineUp' | 'findWork'>;
  readonly indexSnapshots: Pick<IndexSnapshots, 'readTimes'> | undefined;
  readonly now: () => Date;
}

interface Reading {
  readonly name: string;
  readonly help: string;
  /** The metric is left out where the value is not known. */
  readonly read: () => Promise<number | null | undefined>;
}

/** Replicas share the index, so aggregate by the maximum. */
export function watchJobIndex(registry: Registry, { jobIndex, indexSnapshots, now }: Watched): void {
  addGauge(registry, {
    name: 'hiring_index_waiting_changes',
    help: 'Changes of jobs that the search does not know yet',
    read: () => readForMetric(jobIndex.countWaiting()),
  });
  addGauge(registry, {
    name: 'hiring_search_engine_up',
    help: '1 where the search engine answers the process that feeds it',
    read: async () => {
      const isUp = jobIndex.isEngineUp();
      return isUp === null ? null : Number(isUp);
    },
  });
  watchWork(registry, jobIndex);
  if (indexSnapshots) watchSnapshots(registry, { indexSnapshots, now });
}

/** Left out while the database cannot be read. */
export function watchReports(
  registry: Registry,
  { reports, now }: { reports: Pick<ReportRepository, 'countOpen'>; now: () => Date },
): void {
  addGauge(registry, {
    name: 'hiring_overdue_reports',
    help: 'Open reports of jobs whose decision is overdue',
    read: () => readForMetric(reports.countOpen(findOverdueUntil('reports', now()))),
  });
}

/** Longer than one sweep after its outcome was asked for. */
const unsettledAfterMs = 5 * 60_000;

/** Left out while the database cannot be read. */
export function watchApplications(
  registry: Registry,
  {
    applicationDirectory,
    now,
  }: { applicationDirectory: Pick<ApplicationDirectory, 'countUnsettled'>; now: () => Date },
): void {
  addGauge(registry, {
    name: 'hiring_unsettled_applications',
    help: 'Applications whose use of the plan was not settled within five minutes',
    read: () =>
      readForMetric(applicationDirectory.countUnsettled(new Date(now().getTime() - unsettledAfterMs))),
  });
}

function watchSnapshots(
  registry: Registry,
  { indexSnapshots, now }: { indexSnapshots: Pick<IndexSnapshots, 'readTimes'>; now: () => Date },
): void {
  const read = () => readForMetric(indexSnapshots.readTimes());
  addGauge(registry, {
    name: 'hiring_index_snapshot_age_seconds',
    help: 'Since the index was last saved',
    read: async () => {
      const { savedAt = null } = (await read()) ?? {};
      return savedAt && (now().getTime() - savedAt.getTime()) / 1000;
    },
  });
  addGauge(registry, {
    name: 'hiring_index_snapshot_failed',
    help: '1 where the last attempt to save the index failed',
    read: async () => {
      const times = await read();
      return times && Number(times.failedAt !== null);
    },
  });
}

function addGauge(registry: Registry, { name, help, read }: Reading): void {
  new Gauge({
    name,
    help,
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined || value === null) this.remove();
      else this.set(value);
    },
  });
}

function watchWork(registry: Registry, jobIndex: Pick<JobIndex, 'findWork'>): void {
  new Gauge({
    name: 'hiring_index_work',
    help: '1 while a process rebuilds, saves or restores the whole index',
    labelNames: ['work'],
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const current = await readForMetric(jobIndex.findWork());
      if (current === undefined) this.reset();
      else for (const work of indexWorks) this.set({ work }, Number(work === current));
    },
  });
}
