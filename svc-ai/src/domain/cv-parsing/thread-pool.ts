import type * as tasks from '../../engines/threads/tasks';

type Tasks = typeof tasks;

/** Runs long computations outside the event loop. */
export interface ThreadPool {
  /**
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when the queue is full; errors of the task; an AbortError,
   * which also ends the thread
   */
  run<Name extends keyof Tasks>(
    name: Name,
    order: Parameters<Tasks[Name]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Ends all threads, including running tasks. */
  close(): Promise<void>;
}
