import type { JobState } from '@sabi/contracts/http/hiring/jobs';
import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import { type mongo, trusted } from 'mongoose';
import { addDays } from '../domain/jobs/job-lifecycle';
import type { JobRow } from './job.model';

/** The query equivalent of `effectiveState`; for the model and for the driver, which passes over what mongoose trusts. */
export function whereInState(state: JobState, now: Date): Record<string, unknown> {
  const unconfirmedUntil = addDays(now, -jobDays.paused);
  const isRunning = { expires_at: trusted({ $gt: now }) };
  switch (state) {
    case 'published':
      return { ...isRunning, state, confirmed_at: trusted({ $gt: unconfirmedUntil }) };
    case 'paused':
      return {
        ...isRunning,
        $or: [{ state }, { state: 'published', confirmed_at: trusted({ $lte: unconfirmedUntil }) }],
      };
    case 'expired':
      return {
        $or: [
          { state },
          { state: trusted({ $in: ['published', 'paused'] }), expires_at: trusted({ $lte: now }) },
        ],
      };
    case 'draft':
    case 'in_approval':
    case 'in_review':
    case 'closed':
      return { state };
  }
}

/** The query equivalent of `isOpen`. */
export const whereOpen = (now: Date): mongo.Filter<JobRow> => ({
  ...whereInState('published', now),
  frozen_at: null,
});
