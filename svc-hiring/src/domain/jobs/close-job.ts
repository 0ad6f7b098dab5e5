import type { CloseReason } from '@sabi/contracts/hiring/posting-terms';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { TransitionDependencies } from './transition-job';
import { type TransitionInput, transitionOwnJob } from './transition-own-job';

/**
 * Closes a job for good. @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT when closed
 * already, JOB_CHANGED
 */
export const closeJob = (
  { reason, ...input }: TransitionInput & { readonly reason: CloseReason },
  dependencies: TransitionDependencies,
): Promise<Job> =>
  transitionOwnJob(
    input,
    ['draft', 'in_approval', 'in_review', 'published', 'paused', 'expired'],
    dependencies,
    (job) => ({
      changes: { state: 'closed', pause_reason: null, close_reason: reason },
      action: 'job.closed',
      change: job.published_at === null ? null : { kind: 'closed', reason },
    }),
  );
