import type * as tasks from '../../engines/threads/tasks';

type Tasks = typeof tasks;

/** Runs long computations outside the event loop. */
export interface ThreadPool {
  /**
   * @throws {AppError} DEPENDENCY_UNAVAILABLE when the queue is full; whatever the task throws; an AbortError, which also ends the
   * task's thread
   */
  run<Name extends keyof Tasks>(
    name: Name,
    order: Parameters<Tasks[Name]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Ends all threads at once, running tasks included. */
  close(): Promise<void>;
}
