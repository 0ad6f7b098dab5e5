import { readFileSync } from 'node:fs';
import { childrenOf, readMemory } from '@sabi/test-kit/process-memory';

/** Memory of a process and all its descendants, in MiB. */
export interface MemoryUse {
  /** Resident set of the largest process. */
  readonly largest: number;
  /** Memory of all processes together, shared pages counted once; NaN where the system does not report it. */
  readonly together: number;
}

export interface IdleProcess {
  /** From start to ready. */
  readonly startMs: number;
  readonly atRest: MemoryUse;
}

/** Idle time before memory at rest is read. */
export const restMs = 10_000;
const sampleMs = 250;

/** A process and all its descendants. */
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

/** Samples the memory. @returns a function that stops sampling and returns the peaks */
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

/** The proportional set size (Linux). */
function readShare(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
