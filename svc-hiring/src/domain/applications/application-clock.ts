import {
  applicationDays,
  type ApplicationState,
  withdrawalMinutes,
} from '@sabi/contracts/hiring/application-terms';
import type { StoredJob } from '../jobs/job';
import { addDays, hasEnded } from '../jobs/job-lifecycle';
import { isLive, type StoredApplication } from './application';
import { asNotifiedAt, findDueMove } from './held-move';

const minuteMs = 60_000;
/** After this the outcome of a use of the plan is asked for. */
const settleAfterMs = 30_000;
/** Then the application fails, and whatever was used is given back. */
const failAfterMs = 15 * minuteMs;
/**
 * A job that ends at the moment of an application does not see it, nor the application the end: so a sweep looks again once
 * both are certainly stored.
 */
const checkJobAfterMs = 2 * minuteMs;

type Timed = Pick<
  StoredApplication,
  'state' | 'clock' | 'allowance' | 'settlement_requested_at' | 'created_at' | 'held'
>;

/** What a sweep has to do with an application; `check` alone stores when to look next. */
export type DueStep =
  | 'request settlement'
  | 'fail'
  | 'notify'
  | 'close with job'
  | 'return allowance'
  | 'close unanswered'
  | 'nudge';

const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
const isBefore = (date: Date | null, limit: Date): boolean => date !== null && date < limit;

/** Then an application sent at that time is settled or has failed. */
export const latestSettlementOf = (sentAt: Date): Date => addMs(sentAt, failAfterMs);

/** State at a moment, as the talent knows it, independent of sweeps. */
export function effectiveState(
  application: Pick<Timed, 'state' | 'clock' | 'held'>,
  now: Date,
): ApplicationState {
  const { state, clock } = asNotifiedAt(application, now);
  return isLive(state) && isUnansweredAt(clock, now) ? 'closed_unanswered' : state;
}

/** Day by which the company has answered or the application is closed; null once either has happened. */
export function findAnswerTime({ state, clock }: Pick<Timed, 'state' | 'clock'>): Date | null {
  if (!isLive(state) || !clock.submitted_at || clock.answered_at) return null;
  return addDays(clock.submitted_at, applicationDays.unanswered);
}

/** When the talent is notified of a move: before the application would be closed as unanswered, whatever was wished. */
export function findNotifyTime({ clock }: Pick<Timed, 'clock'>, wanted: Date): Date {
  if (!clock.submitted_at || clock.answered_at) return wanted;
  const last = addMs(addDays(clock.submitted_at, applicationDays.unanswered), -1);
  return last < wanted ? last : wanted;
}

/** Whether a withdrawal still gives the allowance back. */
export const isFreshlySubmitted = (
  { clock: { submitted_at: at } }: Pick<Timed, 'clock'>,
  now: Date,
): boolean => at !== null && now < addMs(at, withdrawalMinutes * minuteMs);

/** Independent of when the sweep comes: what happened after a deadline does not count for it. */
export function findDueStep(application: Timed, job: StoredJob | null, now: Date): DueStep | null {
  const { state, clock, allowance, created_at: createdAt } = application;
  if (state === 'submitting') {
    if (now >= addMs(createdAt, failAfterMs)) return 'fail';
    const isAsked = application.settlement_requested_at !== null;
    return !isAsked && now >= addMs(createdAt, settleAfterMs) ? 'request settlement' : null;
  }
  if (!clock.submitted_at) return null;
  if (findDueMove(application, now)) return 'notify';
  const isUnopened = isUnopenedUntil(clock, addDays(clock.submitted_at, applicationDays.unopened));
  const isPast = now >= addDays(clock.submitted_at, applicationDays.unopened);
  if (isUnopened && isPast && !allowance.returned_at) return 'return allowance';
  if (!isLive(state)) return null;
  if (isUnansweredAt(clock, now)) return 'close unanswered';
  // Where the company has decided, the talent is notified first, unless the staff froze the job.
  const isDecided = Boolean(application.held) && job?.frozen_at === null;
  if (isUntouched(clock) && !isDecided && job && hasJobEnded(job, now)) return 'close with job';
  const isNudgeDue = now >= addDays(clock.submitted_at, applicationDays.nudge);
  return isNudgeDue && !clock.nudged_at && !clock.answered_at ? 'nudge' : null;
}

/** When a sweep has to look again. @param isNew submitted just now */
export function findNextTime(application: Timed, { now, isNew }: { now: Date; isNew: boolean }): Date | null {
  const { state, clock, allowance, created_at: createdAt } = application;
  if (state === 'submitting')
    return addMs(createdAt, application.settlement_requested_at ? failAfterMs : settleAfterMs);
  const { submitted_at: submittedAt } = clock;
  if (!submittedAt) return null;
  const unopenedAt = addDays(submittedAt, applicationDays.unopened);
  const isWaiting = isLive(state) && !clock.answered_at;
  const times = [
    ...(isLive(state) && application.held ? [application.held.notify_at] : []),
    ...(isNew ? [addMs(now, checkJobAfterMs)] : []),
    ...(isWaiting && !clock.nudged_at ? [addDays(submittedAt, applicationDays.nudge)] : []),
    ...(isUnopenedUntil(clock, unopenedAt) && !allowance.returned_at ? [unopenedAt] : []),
    ...(isLive(state) && !isBefore(clock.answered_at, addDays(submittedAt, applicationDays.unanswered))
      ? [addDays(submittedAt, applicationDays.unanswered)]
      : []),
  ];
  return times.reduce<Date | null>((first, time) => (first && first <= time ? first : time), null);
}

/** Nobody of the company has looked at it or moved it on. */
const isUntouched = ({ opened_at: opened, answered_at: answered }: Timed['clock']): boolean =>
  opened === null && answered === null;

export const hasJobEnded = (job: StoredJob, now: Date): boolean =>
  job.frozen_at !== null || hasEnded(job, now);

/** An application that ended earlier was not left unopened until then. */
const isUnopenedUntil = ({ opened_at, answered_at, ended_at }: Timed['clock'], limit: Date): boolean =>
  ![opened_at, answered_at, ended_at].some((time) => isBefore(time, limit));

function isUnansweredAt({ submitted_at: submittedAt, answered_at }: Timed['clock'], now: Date): boolean {
  if (!submittedAt) return false;
  const limit = addDays(submittedAt, applicationDays.unanswered);
  return now >= limit && !isBefore(answered_at, limit);
}
