import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { type ChildOrder, warmArgument, warmMessage } from './child-protocol';

const memoryCheckMs = 50;

export interface ExtractionLimits {
  readonly timeoutMs: number;
  /** For the heap and for the whole resident set. */
  readonly memoryMb: number;
}

/** The child did not come to an end by itself: worth another try, for the machine may have been short of time or memory. */
export class ExtractionStopped extends Error {
  override readonly name = 'ExtractionStopped';

  constructor(readonly reason: 'timeout' | 'memory' | 'crash' | 'cancelled') {
    super(`The extraction was stopped: ${reason}`);
  }
}

/**
 * A process for one document. No environment, no output: neither secrets go in nor a document's text into a log.
 * @param childPath the built `extraction/child.js` @param isWarm whether it loads everything before its document comes
 */
export function startReadingProcess(childPath: string, memoryMb: number, isWarm: boolean): ChildProcess {
  const child = fork(childPath, isWarm ? [warmArgument] : [], {
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined); // told by its end
  child.stdin?.on('error', () => undefined);
  return child;
}

/**
 * Gives a process its document.
 * @returns what it answers, unchecked @throws {ExtractionStopped} when it had to be stopped, or ended without an answer
 */
export async function readInProcess(
  child: ChildProcess,
  { order, bytes }: { order: ChildOrder; bytes: Buffer },
  limits: ExtractionLimits,
  signal: AbortSignal,
): Promise<unknown> {
  const answered = supervise(child, limits, signal);
  if (child.connected) child.send(order, () => undefined);
  child.stdin?.end(bytes);
  return answered;
}

async function supervise(
  child: ChildProcess,
  limits: ExtractionLimits,
  signal: AbortSignal,
): Promise<unknown> {
  const timers: NodeJS.Timeout[] = [];
  const cancellation = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const stop = (reason: ExtractionStopped['reason']) => () => reject(new ExtractionStopped(reason));
      child.on('message', (said) => said === warmMessage || resolve(said));
      child.once('error', stop('crash')).once('exit', stop('crash'));
      timers.push(setTimeout(stop('timeout'), limits.timeoutMs));
      timers.push(setInterval(() => void stopOver(child, limits.memoryMb, stop('memory')), memoryCheckMs));
      signal.addEventListener('abort', stop('cancelled'), { signal: cancellation.signal });
      if (signal.aborted) stop('cancelled')();
      if (hasEnded(child)) stop('crash')();
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    cancellation.abort();
  }
}

/** Also one that could not be started. */
export function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function stopOver(child: ChildProcess, memoryMb: number, stop: () => void): Promise<void> {
  const residentMb = await residentMegabytes(child.pid);
  if (residentMb > memoryMb) stop();
}

/** 0 where the system does not tell: the heap's own limit remains. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
