import { readFileSync } from 'node:fs';
import { childrenOf, readMemory } from '@sabi/test-kit/process-memory';

/** Memory of a process and all its descendants, in MiB. */
export interface MemoryUse {
  /** Resident set of the largest of them. */
  readonly largest: number;
  /** What all of them hold together, where pages that several share count once; NaN where the system does not report it. */
  readonly together: number;
}

/** A process without requests. */
export interface IdleProcess {
  /** From its start until it is ready. */
  readonly startMs: number;
  readonly atRest: MemoryUse;
}

/** Time without requests before memory at rest is read. */
export const restMs = 10_000;
const sampleMs = 250;

/** A process and all that it and those have started. */
export function familyOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(familyOf)];
}

export function readMemoryUse(pid: number): MemoryUse {
  const family = familyOf(pid);
  return {
    largest: Math.max(...family.map((each) => readMemory(each).residentMb)),
    together: family.reduce((sum, each) => sum + readShare(each), 0),
  };
}

/** Samples the memory until it is stopped. @returns stops it, and returns the peak of each figure */
export function watchMemoryUse(pid: number): () => MemoryUse {
  const samples: MemoryUse[] = [];
  const look = () => samples.push(readMemoryUse(pid));
  const timer = setInterval(look, sampleMs);
  return () => {
    clearInterval(timer);
    look();
    return {
      largest: Math.max(...samples.map(({ largest }) => largest)),
      together: Math.max(...samples.map(({ together }) => together)),
    };
  };
}

/** The proportional set of Linux. */
function readShare(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
