import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';

/**
 * Ends the command's process group when our end of the pipe closes, even if we were killed; each line through the pipe is
 * a signal for the group.
 */
const guard = `
  const { spawn } = require('node:child_process');
  const [command, ...args] = process.argv.slice(1);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const end = (signal) => { try { return process.kill(-child.pid, signal); } catch { return false; } };
  child.on('error', (error) => { console.error(error.message); process.exit(127); });
  child.on('exit', (code) => { setInterval(() => end('SIGKILL') || process.exit(code ?? 1), 20); });
  process.on('SIGTERM', () => { end('SIGTERM'); });
  process.on('SIGINT', () => {});
  process.stdin.on('data', (lines) => { for (const signal of String(lines).trim().split('\\n')) end(signal); });
  process.stdin.on('end', () => { end('SIGTERM'); end('SIGCONT'); setTimeout(() => end('SIGKILL'), 5000); });
`;

const stopGraceMs = 20_000;

export interface GuardedProcess {
  /** Process id of the guard; the program is its only child. */
  readonly guardPid: number;
  /** Resolves with the exit code when the process ends, for whatever reason. */
  readonly exited: Promise<number>;
  /** Sends SIGTERM, and SIGKILL if it has not ended in time. */
  stop(): Promise<void>;
  /** `kill -9` of the whole group, for tests. */
  kill(): Promise<void>;
  /** SIGSTOP of the whole group: its connections stay open without answers. */
  freeze(): void;
  /** Resumes after `freeze`. */
  thaw(): void;
}

/** Starts a program that does not outlive us; its output goes to `logFile`. */
export function startGuarded(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; logFile: string; cwd?: string },
): GuardedProcess {
  const child = spawn(process.execPath, ['-e', guard, command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // on Ctrl-C we stop our programs ourselves, in order
    env: { ...process.env, ...options.env },
    ...(options.cwd && { cwd: options.cwd }),
  });
  const log = createWriteStream(options.logFile, { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  // On a full disk the output is dropped, as an unread pipe would block the program.
  log.on('error', () => {
    child.stdout.resume();
    child.stderr.resume();
  });
  const exited = once(child, 'exit').then(([code]) => Number(code ?? 1));
  const send = (signal: NodeJS.Signals) => {
    if (!signalProgram(child.pid, signal)) child.stdin.write(`${signal}\n`);
  };
  return {
    guardPid: child.pid ?? Number.NaN,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const cut = setTimeout(() => child.stdin.end(), stopGraceMs);
      await exited;
      clearTimeout(cut);
    },
    kill: async () => {
      send('SIGKILL');
      await exited;
    },
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
  };
}

/**
 * Signals the program directly: through the guard the signal could arrive too late on a busy machine.
 * @returns false where the system does not reveal the program's process id
 */
function signalProgram(guardPid: number | undefined, signal: NodeJS.Signals): boolean {
  try {
    const program = Number(readFileSync(`/proc/${guardPid}/task/${guardPid}/children`, 'utf8').trim());
    // The process group, which has the program's number.
    return program > 0 && process.kill(-program, signal);
  } catch {
    return false;
  }
}
