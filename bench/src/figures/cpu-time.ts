import { readFileSync } from 'node:fs';
import { familyOf } from './process-memory';

/** `getconf CLK_TCK` of Linux. */
const ticksPerSecond = 100;

/**
 * Milliseconds of processor time used by a process and its children, ended ones included, in user and kernel mode; NaN
 * without /proc.
 */
export function readCpuMs(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.map(Number)].reduce((sum, each) => sum + readOwnCpuMs(each), 0);
  } catch {
    return Number.NaN;
  }
}

/** As `readCpuMs`, of all descendants. */
export const readFamilyCpuMs = (pid: number): number =>
  familyOf(pid).reduce((sum, each) => sum + readOwnCpuMs(each), 0);

function readOwnCpuMs(pid: number): number {
  // The second field is the program's name in parentheses and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
  return (ticks * 1000) / ticksPerSecond;
}
