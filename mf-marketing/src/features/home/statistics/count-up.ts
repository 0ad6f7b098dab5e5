import { claims } from '@sabi/marketing-claims';

/** Counting starts when this share of the band is in view. */
export const visibleShare = 0.3;

/** Interval of a step. */
export const tickMs = 50;

export interface Counter {
  readonly target: number;
  readonly step: number;
}

export const counters = {
  talentProcessed: { target: claims.talentProcessed.value, step: 12_500 },
  placements: { target: claims.placements.value, step: 12 },
} as const satisfies Record<string, Counter>;

/** Value of a figure after some ticks, at most its target. */
export function countAt(ticks: number, { target, step }: Counter): number {
  return Math.min(target, ticks * step);
}

export function ticksToTarget({ target, step }: Counter): number {
  return Math.ceil(target / step);
}

/** The tick at which the last figure reaches its target. */
export const lastTick = Math.max(...Object.values(counters).map(ticksToTarget));

/** `500+`, `12K+`, `1M+`: rounded down, so that "at least" is true. */
export function abbreviate(count: number): string {
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)}M+`;
  if (count >= 1000) return `${Math.floor(count / 1000)}K+`;
  return `${count}+`;
}
