import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import type { StoredJob } from './job';

const dayMs = 86_400_000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

const ended: readonly StoredJob['state'][] = ['closed', 'expired'];

type Times = Pick<StoredJob, 'state' | 'pause_reason' | 'confirmed_at' | 'expires_at' | 'published_at'>;

export interface EffectiveState {
  readonly state: StoredJob['state'];
  readonly pause_reason: StoredJob['pause_reason'];
  readonly is_unconfirmed: boolean;
}

/** A job's state at a moment, independent of sweeps. */
export function effectiveState(job: Times, now: Date): EffectiveState {
  const { state, pause_reason: pauseReason, confirmed_at: confirmedAt, expires_at: expiresAt } = job;
  const isRunning = state === 'published' || state === 'paused';
  if (isRunning && expiresAt && expiresAt <= now)
    return { state: 'expired', pause_reason: null, is_unconfirmed: false };
  const isOlderThan = (days: number) => confirmedAt !== null && addDays(confirmedAt, days) <= now;
  if (state === 'published' && isOlderThan(jobDays.paused))
    return { state: 'paused', pause_reason: 'unconfirmed', is_unconfirmed: true };
  const isUnconfirmed = state === 'published' && isOlderThan(jobDays.unconfirmed);
  return { state, pause_reason: pauseReason, is_unconfirmed: isUnconfirmed };
}

/** Whether it is public. */
export const isOpen = (job: Times & Pick<StoredJob, 'frozen_at'>, now: Date): boolean =>
  job.frozen_at === null && effectiveState(job, now).state === 'published';

export const hasEnded = (job: Times, now: Date): boolean => ended.includes(effectiveState(job, now).state);

/** Times of a first publication. */
export const openingTimes = (now: Date) => ({
  published_at: now,
  confirmed_at: now,
  expires_at: addDays(now, jobDays.open),
});

/** A confirmation adds up to 30 days, but none beyond 90 from the publication. */
export function confirmationTimes({ published_at: publishedAt, expires_at: expiresAt }: Times, now: Date) {
  const longest = addDays(publishedAt ?? now, jobDays.longest);
  const wanted = addDays(now, jobDays.extension);
  const extended = wanted < longest ? wanted : longest;
  return { confirmed_at: now, expires_at: expiresAt && expiresAt > extended ? expiresAt : extended };
}
