import { rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { isLive, type StoredApplication, type StoredEvent } from './application';

type Holding = Pick<StoredApplication, 'state' | 'clock' | 'held'>;

/** The move of which the talent has been notified by a moment, although it may not be stored yet. */
export function findDueMove({ state, held }: Omit<Holding, 'clock'>, now: Date) {
  return isLive(state) && held && held.notify_at <= now ? held : null;
}

/** The application as its talent knows it at a moment, independent of sweeps. */
export function asNotifiedAt<Application extends Holding>(application: Application, now: Date): Application {
  return findDueMove(application, now) ? asNotified(application) : application;
}

/** The application once the talent is notified of the move that it holds. */
function asNotified<Application extends Holding>(application: Application): Application {
  const { held, clock } = application;
  if (!held) return application;
  const { letters } = application as { letters?: StoredApplication['letters'] };
  const notified = {
    state: held.state,
    stage_id: held.stage_id,
    reason: held.reason,
    clock: {
      ...clock,
      answered_at: clock.answered_at ?? (held.is_answer ? held.notify_at : null),
      ended_at: isLive(held.state) ? clock.ended_at : held.notify_at,
    },
    letters: [...(letters ?? []), ...held.letters.map((letter) => ({ ...letter, sent_at: held.notify_at }))],
    held: null,
    board_stage: null,
  };
  return { ...application, ...notified };
}

/** The changes and events of notifying the talent. @param application holds a move */
export function planNotified(application: StoredApplication) {
  const { held, clock, stage_id: stageId } = application;
  if (!held) throw new Error('unreachable: it holds a move');
  const { automation = null, member_id } = held;
  const actor: StoredEvent['actor'] = automation
    ? { kind: 'service', member_id: null }
    : { kind: 'member', member_id };
  const { state, stage_id, reason, clock: notifiedClock, letters = [] } = asNotified(application);
  const isAnswer = held.is_answer && !clock.answered_at;
  return {
    changes: { state, stage_id, reason, clock: notifiedClock, letters, held: null, board_stage: null },
    events: [
      ...(held.stage_id === stageId
        ? []
        : [{ type: 'moved', actor, stage_id: held.stage_id, automation } as const]),
      ...(held.reason ? [rejectionOf(actor, held.reason)] : []),
      ...(isAnswer ? [{ type: 'answered', actor } as const] : []),
    ],
  };
}

export const rejectionOf = (actor: StoredEvent['actor'], reason: string) =>
  ({ type: 'rejected', actor, stage_id: rejectedStage, reason }) as const;
