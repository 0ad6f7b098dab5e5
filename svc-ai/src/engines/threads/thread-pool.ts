import { AppError } from '@sabi/service-kit/errors';
import { Piscina } from 'piscina';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

/** Does what takes long beside the event loop. */
export interface ThreadPool {
  /**
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when too many wait already; whatever the task throws; an AbortError, and then the
   * thread that was at it is ended
   */
  run<Name extends keyof Tasks>(
    name: Name,
    order: Parameters<Tasks[Name]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Ends at once, whatever is under way. */
  close(): Promise<void>;
}

const mostThreads = 2;
/** Half a second each at most: who comes later would wait longer than anybody does. */
const mostWaiting = 32;
const retryAfterSeconds = 5;
const idleMs = 60_000;
const memoryMb = 256;

/** @param path the built `engines/threads/tasks.js`; no thread is there before the first task or a minute after the last */
export function createThreadPool(path: string): ThreadPool {
  const pool = new Piscina({
    filename: path,
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
  });
  return {
    run: async (name, order, signal) => {
      if (pool.queueSize >= mostWaiting) throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds });
      return pool.run(order, { name, signal });
    },
    close: () => pool.destroy(),
  };
}
