import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from './logger';
import { serveWorkersMetrics } from './metrics';
import type { RunningService } from './service';

/**
 * Runs this program again in as many processes as told, all answering at one port: a process of Node uses one core for
 * all but hashing. A worker that dies is replaced; one that dies before it listens, as with settings that do not work,
 * ends the program.
 */
export async function startWorkers(
  count: number,
  logger: Logger,
  { HOST, METRICS_PORT }: { HOST: string; METRICS_PORT?: number | undefined },
): Promise<RunningService> {
  let isStopping = false;
  const fork = async (): Promise<Address> => {
    const worker = cluster.fork();
    const address = await listening(worker);
    logger.info({ pid: worker.process.pid }, 'worker.listening');
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error({ pid: worker.process.pid, code, signal }, 'worker.died');
      fork().catch((error: unknown) => {
        if (!isStopping) throw error; // reaches nobody, which ends the program and with it the other workers
      });
    });
    return address;
  };
  const metrics =
    METRICS_PORT === undefined ? undefined : await serveWorkersMetrics({ host: HOST, port: METRICS_PORT });
  const [first] = await Promise.all(Array.from({ length: count }, fork));
  return {
    url: `http://${first?.address}:${first?.port}`,
    ready: Promise.resolve(), // each worker tells by itself
    stop: async () => {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map(end));
      await metrics?.close(0);
    },
  };
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
