import { readFileSync } from 'node:fs';

/** Of Linux, as `getconf CLK_TCK` tells on every machine of today. */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time a process and its children have used so far, in user and kernel mode; NaN where /proc
 * is not there.
 */
export function readCpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.map(Number)].reduce((sum, each) => sum + readOwnCpuMs(each), 0);
  } catch {
    return Number.NaN;
  }
}

function readOwnCpuMs(pid: number): number {
  // The second field is the program's name in parentheses and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1000) / ticksPerSecond;
}
