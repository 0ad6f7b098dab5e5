import { readFileSync } from 'node:fs';
import koffi from 'koffi';

const inheritInChild = 11; // MADV_DOFORK
const dieWithParent = 1; // PR_SET_PDEATHSIG
const killed = 9; // SIGKILL
/** Allocations between two looks are rare, as nothing runs meanwhile. */
const mostLooks = 20;

/** System calls of Linux and libuv that Node does not offer, for a process that forks. */
export interface SystemCalls {
  /** 0 in the new process, which has this thread alone. @throws {Error} when it fails */
  fork(): number;
  /** In the new process, before its event loop runs: descriptors of its own in place of its parent's. */
  renewEventLoop(): void;
  /** Ends this process with its parent, and after a time even if it never yields. */
  limitLifetime(seconds: number): void;
  /** Ends a child of this process, and waits until it is gone. */
  end(pid: number): void;
  close(descriptor: number): void;
}

export function createSystemCalls(): SystemCalls {
  const process = koffi.load(null);
  const fork = process.func('int fork()');
  const defaultLoop = process.func('void *uv_default_loop()')() as unknown;
  const forkLoop = process.func('int uv_loop_fork(void *)');
  const advise = process.func('int madvise(uintptr_t, size_t, int)');
  const alarm = process.func('unsigned int alarm(unsigned int)');
  const control = process.func('int prctl(int, unsigned long)');
  const kill = process.func('int kill(int, int)');
  const wait = process.func('int waitpid(int, void *, int)');
  const close = process.func('int close(int)');
  const succeed = (result: number, call: string): number => {
    if (result < 0) throw new Error(`${call} failed`);
    return result;
  };
  const inheritMemory = (): void => {
    let known = '';
    // A collection between the last look and the fork would take memory that the new process lacks.
    globalThis.gc?.({ type: 'minor' });
    for (let look = 0; look < mostLooks; look += 1) {
      const ranges = writableRanges();
      const now = ranges.map(([from]) => from).join();
      if (now === known) return;
      for (const [from, to] of ranges) advise(from, to - from, inheritInChild);
      known = now;
    }
    throw new Error('The memory of the process does not settle');
  };
  return {
    fork: () => {
      inheritMemory();
      return succeed(fork() as number, 'fork');
    },
    renewEventLoop: () => void succeed(forkLoop(defaultLoop) as number, 'uv_loop_fork'),
    limitLifetime: (seconds) => {
      succeed(control(dieWithParent, killed) as number, 'prctl');
      alarm(seconds);
    },
    end: (pid) => {
      kill(pid, killed);
      wait(pid, null, 0);
    },
    close: (descriptor) => void close(descriptor),
  };
}

/** V8 asks the system to leave its memory out of children, as most of them start another program at once. */
function writableRanges(): [from: number, to: number][] {
  const range = /^([\da-f]+)-([\da-f]+) [r-][w-][x-]p [\da-f]+ 00:00 0 *(?:\[heap\]|\[anon.*\])?$/gm;
  return [...readFileSync('/proc/self/maps', 'latin1').matchAll(range)].map(([, from = '', to = '']) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
}
