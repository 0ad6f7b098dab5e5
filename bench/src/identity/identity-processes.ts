import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type IdleProcess, type MemoryUse, readMemoryUse, restMs } from '../figures/process-memory';
import { formatTable, median } from '../figures/statistics';
import { Processes } from '../load/processes';
import type { Contestant } from './identity-servers';

const rounds = 3;

/** Started once before the measurement, so that tables exist and files are cached. */
export async function measureAlone(
  start: (processes: Processes) => Promise<Contestant>,
): Promise<IdleProcess> {
  const measured: IdleProcess[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const processes = new Processes();
    try {
      const { pid, startMs } = await start(processes);
      await delay(restMs);
      if (round > 0) measured.push({ startMs, atRest: readMemoryUse(pid) });
    } finally {
      await processes.stop();
    }
  }
  const middle = (read: (each: IdleProcess) => number) => median(measured.map(read));
  return {
    startMs: middle(({ startMs }) => startMs),
    atRest: {
      largest: middle(({ atRest }) => atRest.largest),
      together: middle(({ atRest }) => atRest.together),
    },
  };
}

/** Each list holds ours first, then the reference if measured. */
export function describeProcesses({
  alone,
  peaks,
  after,
}: {
  alone: readonly IdleProcess[];
  peaks: readonly MemoryUse[];
  after: readonly MemoryUse[];
}): string {
  const mebibytes = (use: MemoryUse | undefined) => [
    `${use?.largest.toFixed(0)} MiB`,
    `${use?.together.toFixed(0)} MiB`,
  ];
  const rows = ['svc-identity', 'reference']
    .slice(0, alone.length)
    .map((name, index) => [
      name,
      `${alone[index]?.startMs.toFixed(0)} ms`,
      ...[alone[index]?.atRest, peaks[index], after[index]].flatMap(mebibytes),
    ]);
  return [
    `One process from its start until it is ready, and at rest ${restMs / 1000} s later, medians of ${rounds}; ${cpus().length} workers and their`,
    `parent (the reference: one process) under all of the load, and ${restMs / 1000} s after it: the largest process, and all together`,
    formatTable(['', 'start', 'at rest', 'together', 'under load', 'together', 'after', 'together'], rows),
  ].join('\n');
}
