import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { TransitionDependencies } from './transition-job';
import { type TransitionInput, transitionOwnJob } from './transition-own-job';

/** @throws {AppError} ACCESS_DENIED, JOB_NOT_FOUND, JOB_STATE_UNFIT unless published, JOB_CHANGED */
export const pauseJob = (input: TransitionInput, dependencies: TransitionDependencies): Promise<Job> =>
  transitionOwnJob(input, ['published'], dependencies, () => ({
    changes: { state: 'paused', pause_reason: 'company' },
    action: 'job.paused',
    change: { kind: 'closed', reason: 'paused' },
  }));
