import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import type { mongo } from 'mongoose';
import { addDays } from '../domain/jobs/job-lifecycle';
import type { JobRow } from './job.model';

/** The query equivalent of `isOpen`. */
export const whereOpen = (now: Date): mongo.Filter<JobRow> => ({
  state: 'published',
  frozen_at: null,
  expires_at: { $gt: now },
  confirmed_at: { $gt: addDays(now, -jobDays.paused) },
});
