import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from './logger';
import type { RunningService } from './service';

/**
 * Memory settings of a busy process, for V8 as arguments and for the C library as environment. By default V8 lets the
 * young generation grow to 100 MiB and garbage to twice the memory in use, and glibc keeps an arena of freed memory per
 * thread.
 */
export const leanHeap: readonly string[] = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
export const leanAllocator = { MALLOC_ARENA_MAX: '1' } as const;

/**
 * Runs this program in the configured number of processes on one port, as a Node process uses one core for everything but
 * hashing. A dead worker is replaced; one that dies before it listens, as with invalid settings, ends the program.
 */
export async function startWorkers(
  count: number,
  logger: Logger,
  { HOST, METRICS_PORT }: { HOST: string; METRICS_PORT?: number | undefined },
): Promise<RunningService> {
  let isStopping = false;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...leanHeap] });
  const fork = async (): Promise<Address> => {
    const worker = cluster.fork(leanAllocator);
    const address = await listening(worker);
    logger.info({ pid: worker.process.pid }, 'worker.listening');
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error({ pid: worker.process.pid, code, signal }, 'worker.died');
      fork().catch((error: unknown) => {
        if (!isStopping) throw error; // unhandled: ends the program with the other workers
      });
    });
    return address;
  };
  const metrics =
    METRICS_PORT === undefined ? undefined : await serveMetrics({ host: HOST, port: METRICS_PORT });
  const [first] = await Promise.all(Array.from({ length: count }, fork));
  return {
    url: `http://${first?.address}:${first?.port}`,
    ready: Promise.resolve(), // each worker reports its own
    stop: async () => {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(end));
      await metrics?.close(0);
    },
  };
}

/** The library is loaded only if metrics are served. */
async function serveMetrics(address: { host: string; port: number }) {
  const { serveWorkersMetrics } = await import('./metrics');
  return serveWorkersMetrics(address);
}

/** @throws when the worker ends before it listens */
async function listening(worker: Worker): Promise<Address> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(worker, 'listening', { signal }).then(([address]) => address as Address),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`A worker ended before it listened, with code ${String(code)}`);
      }),
    ]);
  } finally {
    settled.abort();
  }
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await exited;
}
