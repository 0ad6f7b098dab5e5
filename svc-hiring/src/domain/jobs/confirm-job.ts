import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { AppError } from '@sabi/service-kit/errors';
import { confirmationTimes, effectiveState } from './job-lifecycle';
import type { TransitionDependencies } from './transition-job';
import { type TransitionInput, transitionOwnJob } from './transition-own-job';

/**
 * Extends an open job, and reopens one that was paused for lack of confirmation.
 * @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT, JOB_CHANGED
 */
export const confirmJob = (input: TransitionInput, dependencies: TransitionDependencies): Promise<Job> =>
  transitionOwnJob(input, ['published', 'paused'], dependencies, (job) => {
    if (effectiveState(job, input.now).pause_reason === 'company') throw new AppError('JOB_STATE_UNFIT');
    return {
      changes: { state: 'published', pause_reason: null, ...confirmationTimes(job, input.now) },
      action: 'job.confirmed',
      change: { kind: 'published' },
    };
  });
