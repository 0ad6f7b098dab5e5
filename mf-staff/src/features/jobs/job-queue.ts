import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { defineView, type Queue } from '../../queue/queue';
import { frozenActions, jobsUrl, reviewActions, toCase } from './job-case';

/** Postings with findings of the rules, and hidden ones. */
export const jobQueue: Queue = {
  name: 'jobs',
  role: 'reviewer',
  path: '/staff/jobs',
  views: [
    defineView({
      name: 'in_review',
      url: `${jobsUrl}?state=in_review`,
      list: 'jobs',
      toCase: (job: StaffJob) => toCase(job, reviewActions(job)),
    }),
    defineView({
      name: 'frozen',
      url: `${jobsUrl}?frozen=true`,
      list: 'jobs',
      toCase: (job: StaffJob) => toCase(job, frozenActions(job)),
    }),
  ],
};
