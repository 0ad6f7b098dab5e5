import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { PostingView } from '../../posting/posting-view';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';

const jobsUrl = '/api/hiring/v1/staff/jobs';

/** Postings with findings of the rules, and hidden ones. */
export const jobQueue: Queue = {
  name: 'jobs',
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

const toCase = (job: StaffJob, actions: readonly CaseAction[]): QueueCase => ({
  id: job.job_id,
  title: job.posting.title,
  line: job.company_name,
  dueAt: job.due_at,
  language: job.posting.language,
  detail: <PostingView job={job} />,
  actions,
});

function reviewActions({ job_id: id, version }: StaffJob): readonly CaseAction[] {
  const path = `${jobsUrl}/${id}/review`;
  return [
    {
      name: 'publishJob',
      letter: 'e',
      isMain: true,
      calls: () => [{ path, json: { decision: 'publish', version } }],
    },
    {
      name: 'returnJob',
      letter: 'x',
      maxLength: staffReasonMaxLength,
      calls: (reason) => [{ path, json: { decision: 'return', reason, version } }],
    },
  ];
}

const frozenActions = ({ job_id: id }: StaffJob): readonly CaseAction[] => [
  {
    name: 'unfreezeJob',
    letter: 'f',
    maxLength: staffReasonMaxLength,
    calls: (reason) => [{ path: `${jobsUrl}/${id}/unfreeze`, json: { reason } }],
  },
];
