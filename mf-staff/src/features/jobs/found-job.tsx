import type { StaffJobDetail } from '@sabi/contracts/http/hiring/staff';
import { JobHistory } from '../../posting/job-history';
import { type CaseAction, type QueueCase, toOwnership } from '../../queue/queue';
import { frozenActions, jobsUrl, reviewActions, toCase, visibleActions } from './job-case';

/** Without language prefix; `?no=` has the job's public number. */
export const foundJobPath = '/staff/job';

export const foundJobUrl = (no: number): string => `${jobsUrl}/${no}`;

/** A job in any state, with its history, and the owner of its case where a queue has it. */
export function toFoundCase(job: StaffJobDetail): QueueCase {
  const item = toCase(job, actionsOf(job));
  return {
    ...item,
    ...(isInQueue(job) && { ownership: toOwnership(job.assignment, jobsUrl, job.job_id) }),
    detail: (
      <>
        {item.detail}
        <JobHistory job={job} />
      </>
    ),
  };
}

const isInQueue = ({ state, frozen_at: frozenAt }: StaffJobDetail): boolean =>
  state === 'in_review' || frozenAt !== null;

/** A job that has ended is nowhere to be seen, so it needs no freeze. */
function actionsOf(job: StaffJobDetail): readonly CaseAction[] {
  if (job.frozen_at !== null) return frozenActions(job);
  if (job.state === 'closed' || job.state === 'expired') return [];
  return [...(job.state === 'in_review' ? reviewActions(job) : []), ...visibleActions(job)];
}
