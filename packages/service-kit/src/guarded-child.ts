import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const memoryCheckMs = 50;
/** For idle children, as each check takes four file system calls. */
const idleMemoryCheckMs = 1000;
/** Share of its memory limit at which a child is stopped; the rest covers growth between two checks. */
const stoppedAtShare = 3 / 4;

export interface ChildLimits {
  readonly timeoutMs: number;
  /** Limit of the whole resident set, not of the heap alone. */
  readonly memoryMb: number;
}

/** What is watched of a process; a child started elsewhere may have it too. */
export interface GuardedProcess {
  readonly pid?: number | undefined;
  readonly exitCode: number | null;
  readonly signalCode: string | null;
  on(event: 'message', listener: (said: unknown) => void): unknown;
  once(event: 'error' | 'exit', listener: () => void): unknown;
}

/** A child was stopped, or ended without an answer. */
export class ChildStopped extends Error {
  override readonly name = 'ChildStopped';

  constructor(readonly reason: 'crash' | 'timeout' | 'memory' | 'cancelled') {
    super(`The process was stopped: ${reason}`);
  }
}

/**
 * Starts a process for one untrusted file. It has no environment and no output, so that it gets no secrets and the file's
 * content reaches no log. The caller has to kill it.
 * @param path of its built script
 */
export function startGuardedChild(
  path: string,
  args: readonly string[],
  options: Pick<ForkOptions, 'execArgv' | 'serialization'> = {},
): ChildProcess {
  const child = fork(path, args, {
    execArgv: [],
    ...options,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // reported when it ends
  child.stdin?.on('error', () => undefined);
  return child;
}

/**
 * A child's answer, unvalidated.
 * @param options.isAnswer distinguishes it from other messages of the child
 * @throws {ChildStopped} when it takes more than it may, ends without an answer, or is no longer waited for
 */
export async function answerOf(
  child: GuardedProcess,
  limits: ChildLimits,
  options: { readonly signal?: AbortSignal; readonly isAnswer?: (said: unknown) => boolean } = {},
): Promise<unknown> {
  const { signal, isAnswer = () => true } = options;
  const timers: NodeJS.Timeout[] = [];
  const cancellation = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const stop = (reason: ChildStopped['reason']) => () => reject(new ChildStopped(reason));
      child.on('message', (said) => isAnswer(said) && resolve(said));
      child.once('error', stop('crash'));
      child.once('exit', stop('crash'));
      timers.push(setTimeout(stop('timeout'), limits.timeoutMs));
      timers.push(watchMemory(child, limits.memoryMb, stop('memory')));
      signal?.addEventListener('abort', stop('cancelled'), { signal: cancellation.signal });
      if (signal?.aborted) stop('cancelled')();
      if (hasEnded(child)) stop('crash')();
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    cancellation.abort();
  }
}

/** Includes one that could not be started. */
export function hasEnded({ pid, exitCode, signalCode }: GuardedProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/**
 * Checks a child's memory until it ends or the returned timer is cleared.
 * @param isIdle whether the child has nothing to do, so that it is looked at more rarely
 */
export function watchMemory(
  child: GuardedProcess,
  memoryMb: number,
  onTooLarge: () => void,
  isIdle: () => boolean = () => false,
): NodeJS.Timeout {
  let looked = performance.now();
  const look = async () => {
    if (isIdle() && performance.now() - looked < idleMemoryCheckMs) return;
    looked = performance.now();
    if (await isTooLarge(child, memoryMb)) onTooLarge();
  };
  const timer = setInterval(() => void look(), memoryCheckMs);
  child.once('exit', () => clearInterval(timer));
  return timer;
}

/** False where the system has no figures; the child's own limits remain. */
async function isTooLarge({ pid }: GuardedProcess, memoryMb: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const residentMb = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  return residentMb > memoryMb * stoppedAtShare;
}
