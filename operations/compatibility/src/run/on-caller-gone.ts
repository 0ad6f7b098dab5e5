import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { isAlive } from './is-alive';

const lookEveryMs = 500;

interface Caller {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * Calls back when npm or its shell, which this command was called by, is killed: this process would go on without them.
 * @returns a function that stops watching
 */
export async function onCallerGone(callback: () => void): Promise<() => void> {
  const callers = await listCallers();
  const timer = setInterval(() => {
    if (callers.every(isAlive)) return;
    clearInterval(timer);
    callback();
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** npm and shells above this process, up to the first that is neither: the terminal or a pipeline. */
async function listCallers(): Promise<number[]> {
  const callers: number[] = [];
  let next = process.ppid;
  while (next > 1) {
    const caller = await readCaller(next).catch(() => undefined);
    if (!caller || !/\bnpm\b|\bsh -c\b/.test(caller.command)) break;
    callers.push(caller.pid);
    next = caller.parent;
  }
  return callers;
}

async function readCaller(pid: number): Promise<Caller> {
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
    const [, parent = '0', command = ''] = /^\s*(\d+) (.*)$/m.exec(stdout) ?? [];
    return { pid, parent: Number(parent), command };
  }
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  // The name in brackets may hold anything; the state and the parent follow it.
  const [, parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(parent), command: command.replaceAll('\0', ' ') };
}
