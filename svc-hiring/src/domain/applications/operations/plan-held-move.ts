import type { MoveResult } from '@sabi/contracts/http/hiring/applications';
import type { StoredJob } from '../../jobs/job';
import { type HeldMove, isLive, isReceived, type StoredApplication } from '../application';
import { effectiveState, findNextTime, findNotifyTime } from '../application-clock';
import { isPastReview, stageOf, stateOfKind } from '../stages';
import type { OperationItem, StoredOperation } from './operation';
import { writeLetter } from './write-letter';

interface Place {
  readonly job: StoredJob;
  /** undefined where it keeps its own. */
  readonly rank: string | undefined;
  readonly companyName: string;
  readonly now: Date;
}

interface HeldPlan {
  readonly item: OperationItem;
  /** null where nothing changes. */
  readonly changes: Partial<StoredApplication> | null;
}

/** Of letters that wait, so that nobody is sent more than a few at once. */
const lettersMax = 5;

/** How an operation moves an application. @param application notified of what was due */
export function planHeldMove(
  application: StoredApplication,
  operation: StoredOperation,
  { job, rank, companyName, now }: Place,
): HeldPlan {
  const { id, held, stage_id: stageId } = application;
  const leave = (result: MoveResult): HeldPlan => ({
    item: { application_id: id, result, is_held: false, earlier: null },
    changes: null,
  });
  if (!isReceived(application)) return leave('not_found');
  if (!isLive(effectiveState(application, now)) || (held && !isLive(held.state))) return leave('state_unfit');
  // What a person has just decided goes before a rule.
  if (held && operation.automation) return leave('unchanged');
  const from = held?.stage_id ?? stageId;
  const isReordered = operation.reason === null && operation.stage === from;
  if (isReordered && (operation.before === null || rank === undefined)) return leave('unchanged');
  const next = isReordered ? null : decide(application, operation, { job, companyName, from, now });
  if (next === 'stage_unknown') return leave(next);
  const isMoved = next !== null && next.stage_id !== from;
  const earlier = {
    held: held ?? null,
    board_stage: application.board_stage ?? null,
    rank: application.rank ?? null,
    entered_at: application.entered_at ?? null,
    operation_id: application.operation_id ?? null,
  };
  const changes = {
    ...(next && { held: next, board_stage: next.stage_id }),
    ...(next?.reason ? {} : { rank: rank ?? null }),
    ...(isMoved && { entered_at: now }),
    operation_id: operation.id,
    changed_by: operation.automation ? null : operation.member_id,
    updated_at: now,
  };
  return {
    item: { application_id: id, result: 'moved', is_held: next !== null, earlier },
    changes: { ...changes, next_at: findNextTime({ ...application, ...changes }, { now, isNew: false }) },
  };
}

interface Decision {
  readonly job: StoredJob;
  readonly companyName: string;
  /** Stage in which the company has it. */
  readonly from: string;
  readonly now: Date;
}

function decide(
  application: StoredApplication,
  operation: StoredOperation,
  { job, companyName, from, now }: Decision,
): HeldMove | 'stage_unknown' {
  const { id: operation_id, member_id, reason, stage, notify_at: notifyAt, automation = null } = operation;
  const letter = operation.letter && writeLetter(operation.letter, application, { reason, companyName });
  const common = { operation_id, member_id, at: now, ...(automation && { automation }) };
  if (reason)
    return {
      ...common,
      notify_at: findNotifyTime(application, notifyAt),
      ...{ state: 'rejected', stage_id: from, reason, is_answer: true },
      letters: letter ? [letter] : [], // what an earlier move would have said no longer holds
    };
  const kind = stageOf(job, stage)?.kind;
  if (!kind) return 'stage_unknown';
  const earlier = application.held?.automation ? null : application.held;
  const waiting = earlier?.letters ?? [];
  const letters = letter ? [...waiting, letter].slice(-lettersMax) : waiting;
  const earlierTime = waiting.length > 0 ? earlier?.notify_at : undefined;
  return {
    ...common,
    notify_at: findNotifyTime(application, earlierTime && earlierTime > notifyAt ? earlierTime : notifyAt),
    ...{ state: stateOfKind[kind], stage_id: stage, reason: null },
    // Only people answer: a company that lets a rule move everybody on keeps no better record.
    is_answer: !automation && (isPastReview(kind) || letters.length > 0),
    letters,
  };
}
