import { readFileSync } from 'node:fs';

const sampleMs = 5;

/** Process ids of a process's direct children; none where the system does not list them. */
export function childrenOf(pid: number): number[] {
  return read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** The arguments of a process; empty when it has ended. */
export function commandLineOf(pid: number): string[] {
  return read(`/proc/${pid}/cmdline`).split('\0');
}

/** Resident set of a process in MB: current and peak. 0 after its end. */
export function readMemory(pid: number): { residentMb: number; peakMb: number } {
  const status = read(`/proc/${pid}/status`);
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024;
  return { residentMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

/**
 * Samples this process's children that were started with an argument.
 * @returns a function that stops it and returns the largest resident set that any of them had, in MB
 */
export function watchPeak(argument: string): () => number {
  let highestMb = 0;
  const samples = setInterval(() => {
    const watched = childrenOf(process.pid).filter((pid) => commandLineOf(pid).includes(argument));
    highestMb = Math.max(highestMb, ...watched.map((pid) => readMemory(pid).peakMb));
  }, sampleMs);
  return () => {
    clearInterval(samples);
    return highestMb;
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
