import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import type { StaffJob } from '@sabi/contracts/http/hiring/staff';
import { PostingView } from '../../posting/posting-view';
import type { CaseAction, QueueCase } from '../../queue/queue';

export const jobsUrl = '/api/hiring/v1/staff/jobs';

export const toCase = (job: StaffJob, actions: readonly CaseAction[]): QueueCase => ({
  id: job.job_id,
  title: job.posting.title,
  line: job.company_name,
  dueAt: job.due_at,
  language: job.posting.language,
  detail: <PostingView job={job} />,
  actions,
});

export function reviewActions({ job_id: id, version }: StaffJob): readonly CaseAction[] {
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

export const frozenActions = ({ job_id: id, version }: StaffJob): readonly CaseAction[] => [
  {
    name: 'unfreezeJob',
    letter: 'f',
    maxLength: staffReasonMaxLength,
    calls: (reason) => [{ path: `${jobsUrl}/${id}/unfreeze`, json: { reason, version } }],
  },
];

export const visibleActions = ({ job_id: id, version }: StaffJob): readonly CaseAction[] => [
  {
    name: 'freezeJob',
    letter: 'f',
    maxLength: staffReasonMaxLength,
    calls: (reason) => [{ path: `${jobsUrl}/${id}/freeze`, json: { reason, version } }],
  },
];
