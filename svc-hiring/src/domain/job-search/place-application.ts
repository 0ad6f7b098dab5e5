import {
  followUpDays,
  type JobSearchColumn,
  type JobSearchStep,
} from '@sabi/contracts/hiring/job-search-terms';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { addDays } from '../jobs/job-lifecycle';
import type { StoredExternal } from './external-application';

type Placed = Pick<OwnApplication, 'state' | 'stage_kind' | 'opened_at'>;

/** Column of an application of this site: what has ended, and that includes `hired`, is closed. */
export function columnOf({ state, stage_kind: stage, opened_at: openedAt }: Placed): JobSearchColumn {
  switch (state) {
    case 'submitting':
      return 'applied';
    case 'applied':
      return openedAt === null ? 'applied' : 'screening';
    case 'in_process':
      return stage === 'interview' ? 'interview' : 'screening';
    case 'offer':
      return 'offer';
    case 'hired':
    case 'rejected':
    case 'withdrawn':
    case 'closed_unanswered':
    case 'closed_with_job':
    case 'failed':
      return 'closed';
  }
}

/** The company of an application has a deadline, so the talent waits for it. */
export function stepOf(column: JobSearchColumn): JobSearchStep | null {
  switch (column) {
    case 'saved':
      return 'apply';
    case 'applied':
    case 'screening':
      return 'wait';
    case 'interview':
      return 'prepare_interview';
    case 'offer':
      return 'answer_offer';
    case 'closed':
      return null;
  }
}

/** An outside company has none: after a week without an event the talent follows up. */
export function stepOfExternal(
  { column, history }: Pick<StoredExternal, 'column' | 'history'>,
  now: Date,
): JobSearchStep | null {
  const step = stepOf(column);
  const last = history.at(-1);
  return step === 'wait' && last && addDays(last.at, followUpDays) <= now ? 'follow_up' : step;
}
