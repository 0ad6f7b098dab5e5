import type { Dependencies } from '../../src/dependencies';

/** Stands for the end of the process. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export interface Death {
  /** Number of the step, from 1. */
  readonly at: number;
  readonly moment: 'before' | 'after';
}

type Steps = Pick<
  Dependencies,
  'threads' | 'inboxes' | 'notifications' | 'delayed' | 'erasedAccounts' | 'transact'
>;

/** Dependencies of a process that dies at a step: a call of a repository, or a commit. */
export function createDyingProcess(dependencies: Steps, { at, moment }: Death): Steps {
  let steps = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    steps += 1;
    const isLast = steps === at;
    if (isLast && moment === 'before') throw new ProcessDied();
    const result = await work();
    if (isLast) throw new ProcessDied();
    return result;
  };
  const watch = <T extends object>(watched: T): T =>
    new Proxy(watched, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...values: unknown[]) => Promise<unknown>;
        return (...values: unknown[]) => step(() => method(...values));
      },
    });
  return {
    threads: watch(dependencies.threads),
    inboxes: watch(dependencies.inboxes),
    notifications: watch(dependencies.notifications),
    delayed: watch(dependencies.delayed),
    erasedAccounts: watch(dependencies.erasedAccounts),
    transact: (work) => step(() => dependencies.transact(work)),
  };
}
