import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import type { ApplicantName, BoardRow } from '../application-repository';
import { asNotifiedAt } from '../held-move';
import { viewDecision } from '../view-application';
import { viewTimes } from '../view-own-application';
import { rankOf } from './rank';

/** An application as the company has decided it. */
export type PlacedRow = BoardRow &
  Pick<BoardCard, 'state' | 'stage_id' | 'notified_at' | 'reason' | 'rank'> & {
    readonly entered_at: Date;
  };

export function placeRow(row: BoardRow, now: Date): PlacedRow {
  const notified = asNotifiedAt(row, now);
  return {
    ...notified,
    ...viewDecision(notified, now),
    rank: rankOf(notified),
    entered_at: notified.entered_at ?? notified.clock.submitted_at ?? notified.created_at,
  };
}

export function viewBoardCard(row: PlacedRow, name: ApplicantName | undefined, now: Date): BoardCard {
  const { submitted_at, opened_at, answered_at, answer_by } = viewTimes(asNotifiedAt(row, now), now);
  return {
    application_id: row.id,
    version: row.version,
    name: name ? [name.first_name, name.last_name].filter(Boolean).join(' ') : null,
    headline: name?.headline ?? null,
    state: row.state,
    stage_id: row.stage_id,
    rank: row.rank,
    reason: row.reason,
    entered_at: row.entered_at.toISOString(),
    clock: {
      submitted_at: submitted_at ?? row.created_at.toISOString(),
      opened_at,
      answered_at,
      answer_by: row.notified_at === null ? answer_by : null,
    },
    notified_at: row.notified_at,
    ...viewMatch(row),
  };
}

/** Nothing where the posting asks for nothing that a profile can show. */
function viewMatch({ match }: BoardRow): Pick<BoardCard, 'match'> {
  if (!match?.requirements.length) return {};
  const found = match.requirements.filter(({ state }) => state === 'found').length;
  return { match: { found, total: match.requirements.length } };
}
