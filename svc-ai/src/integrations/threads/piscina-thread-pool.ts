import { AppError } from '@sabi/service-kit/errors';
import { Piscina } from 'piscina';
import type { ThreadPool } from '../../domain/cv-parsing/thread-pool';

const mostThreads = 2;
/** Bounds the wait, at half a second each. */
const mostWaiting = 32;
const retryAfterSeconds = 5;
const idleMs = 60_000;
const memoryMb = 256;

/**
 * @param path the built `engines/threads/tasks.js`; threads start with the first task and end a minute after
 * the last
 */
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
