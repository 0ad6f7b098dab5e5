import { spawn } from 'node:child_process';

export interface ProgramLimits {
  /** Of its whole address space. */
  readonly memoryMb: number;
  /** Of processor time and, twice that, of the clock. */
  readonly seconds: number;
  /** Of what it says. */
  readonly outputBytes: number;
}

/** A program of the system could not be started, was stopped at a limit, or failed. Says nothing of the file it read. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';

  constructor(
    readonly program: string,
    readonly reason: 'start' | 'exit' | 'timeout' | 'output' | 'cancelled',
  ) {
    super(`${program}: ${reason}`);
  }
}

/** Where a distribution installs programs; no other folder is searched, and nothing else of the environment given. */
export const systemPath = '/usr/local/bin:/usr/bin:/bin';
/** No file may be written. */
const withinLimits = 'ulimit -c 0 && ulimit -f 0 && ulimit -v "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

/**
 * Runs a program of the system on an untrusted file: without the environment's secrets, with limits of the kernel for memory and processor
 * time, writing no file.
 * @param args of the program, none from the file
 * @param input for its standard input
 * @returns what it writes to its standard output
 * @throws {ProgramFailed}
 */
export function runLimited(
  [program, ...args]: readonly [string, ...string[]],
  input: Uint8Array,
  { memoryMb, seconds, outputBytes }: ProgramLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const shell = ['-c', withinLimits, 'sh', String(memoryMb * 1024), String(seconds), program, ...args];
    const child = spawn('sh', shell, {
      env: { PATH: systemPath, OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true, // a group of its own, to end it with what it started
    });
    const pieces: Buffer[] = [];
    let length = 0;
    let stopped: ProgramFailed['reason'] | undefined;
    const stop = (reason: ProgramFailed['reason']): void => {
      stopped ??= reason;
      endGroup(child.pid);
    };
    const cancel = () => stop('cancelled');
    const timer = setTimeout(() => stop('timeout'), 2 * seconds * 1000);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length > outputBytes) stop('output');
      else pieces.push(piece);
    });
    child.stdin.on('error', () => undefined); // it may end without reading all
    child.stdin.end(input);
    child.once('error', () => (stopped ??= 'start'));
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      if (stopped === undefined && code === 0) resolve(Buffer.concat(pieces));
      else reject(new ProgramFailed(program, stopped ?? 'exit'));
    });
  });
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
