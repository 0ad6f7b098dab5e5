import type { JobState } from '@sabi/contracts/http/hiring/jobs';
import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import { trusted } from 'mongoose';
import { addDays } from '../domain/jobs/job-lifecycle';

/** The query equivalent of `effectiveState`. */
export function whereInState(state: JobState, now: Date): Record<string, unknown> {
  const isConfirmed = trusted({ $gt: addDays(now, -jobDays.paused) });
  const isUnconfirmed = trusted({ $lte: addDays(now, -jobDays.paused) });
  const isRunning = { expires_at: trusted({ $gt: now }) };
  switch (state) {
    case 'published':
      return { ...isRunning, state, confirmed_at: isConfirmed };
    case 'paused':
      return { ...isRunning, $or: [{ state }, { state: 'published', confirmed_at: isUnconfirmed }] };
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
