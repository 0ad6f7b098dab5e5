import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Inherited by every process of a run: its value is the run's folder. */
export const runMark = 'SABI_COMPATIBILITY_RUN';

const pauseMs = 50;

/** Processes that were started with the run's mark, whoever their parent is by now. */
export function listMarked(folder: string): Promise<number[]> {
  const mark = `${runMark}=${folder}`;
  return process.platform === 'linux' ? findInProc(mark) : findInList(mark);
}

/** Ends them without a farewell, as all of their data is thrown away. Resolves once none is left. */
export async function endMarked(folder: string): Promise<void> {
  for (;;) {
    const found = (await listMarked(folder)).filter((pid) => pid !== process.pid);
    if (found.length === 0) return;
    for (const pid of found) endAtOnce(pid);
    await delay(pauseMs);
  }
}

async function findInProc(mark: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      // Unreadable: it has ended, or is another user's.
      const variables = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      return variables.split('\0').includes(mark) ? [Number(pid)] : [];
    }),
  );
  return found.flat();
}

/** Where there is no `/proc`, as on macOS, `ps` shows the variables behind the command. */
async function findInList(mark: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,command='], {
    maxBuffer: 2 ** 28,
  });
  return stdout
    .split('\n')
    .filter((line) => ` ${line} `.includes(` ${mark} `))
    .map((line) => Number.parseInt(line, 10));
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
