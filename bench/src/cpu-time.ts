import { readFileSync } from 'node:fs';

/** Of Linux, as `getconf CLK_TCK` tells on every machine of today. */
const ticksPerSecond = 100;

/** Milliseconds of processor time a process has used so far, in user and kernel mode; NaN where /proc is not there. */
export function readCpuMs(pid: number): number {
  try {
    // The second field is the program's name in parentheses and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return ((user + system) * 1000) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}
