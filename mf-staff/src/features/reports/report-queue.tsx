import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { ReportDetail, ReportReason } from './report-detail';

const staffUrl = '/api/hiring/v1/staff';

/** Reports of jobs by visitors and accounts. */
export const reportQueue: Queue = {
  name: 'reports',
  role: 'reviewer',
  path: '/staff/reports',
  views: [defineView({ name: 'reported', url: `${staffUrl}/reports?state=open`, list: 'reports', toCase })],
};

function toCase(report: StaffReport): QueueCase {
  const { report_id: id, public_no: no, job, reason, due_at: dueAt } = report;
  return {
    id,
    title: job?.posting.title ?? `#${no}`,
    line: (
      <>
        <ReportReason reason={reason} />
        {job && ` · ${job.company_name}`}
      </>
    ),
    dueAt,
    language: job?.posting.language ?? null,
    detail: <ReportDetail report={report} />,
    actions: actionsOf(report),
  };
}

/** One action decides a report and its job; after a partial failure it can be repeated. */
function actionsOf({ report_id: id, job_id: jobId, job }: StaffReport): readonly CaseAction[] {
  const isFrozen = job?.frozen_at != null;
  const decide = (decision: 'upheld' | 'dismissed', reason: string) => ({
    path: `${staffUrl}/reports/${id}/decision`,
    json: { decision, reason },
  });
  const change = (step: 'freeze' | 'unfreeze', reason: string) => ({
    path: `${staffUrl}/jobs/${jobId}/${step}`,
    json: { reason },
  });
  const withReason = { maxLength: staffReasonMaxLength };
  const uphold: CaseAction = {
    ...withReason,
    name: 'upholdReport',
    letter: 'e',
    isMain: isFrozen,
    calls: (reason) => [decide('upheld', reason)],
  };
  const dismiss: CaseAction = {
    ...withReason,
    name: 'dismissReport',
    letter: 'x',
    calls: (reason) => [decide('dismissed', reason)],
  };
  const freeze: CaseAction = {
    ...withReason,
    name: 'freezeReported',
    letter: 'f',
    isMain: true,
    calls: (reason) => [change('freeze', reason), decide('upheld', reason)],
  };
  const clear: CaseAction = {
    ...withReason,
    name: 'clearReported',
    letter: 'f',
    calls: (reason) => [change('unfreeze', reason), decide('dismissed', reason)],
  };
  if (!job) return [uphold, dismiss];
  return isFrozen ? [uphold, dismiss, clear] : [freeze, uphold, dismiss];
}
