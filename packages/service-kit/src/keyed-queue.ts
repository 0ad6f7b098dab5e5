import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from './errors';

const mostAtOnce = 1;
const comeBackSeconds = 1;

/** Runs work once earlier work with the same key has settled. */
export type RunInKeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A queue per key within this process, which avoids write conflicts and retries. Other replicas are not excluded:
 * transactions ensure correctness. For writes of several keys use `createTransactionMutex` instead.
 * @throws {AppError} RATE_LIMITED where `mostWaiting` wait already
 */
export function createKeyedQueue({ mostWaiting = Infinity } = {}): RunInKeyedQueue {
  const queues = new Map<string, LimitFunction>();
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(mostAtOnce);
    if (queue.pendingCount >= mostWaiting)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: comeBackSeconds });
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(key);
    }
  };
}
