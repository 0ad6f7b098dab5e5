import { approvalTextMaxLength } from '@sabi/contracts/profile/field-limits';
import type { StaffApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { RecruiterDetail } from './recruiter-detail';

const approvalsUrl = '/api/profile/v1/admin/recruiter-reviews';

/** Recruiters whose company awaits approval. */
export const recruiterQueue: Queue = {
  name: 'recruiters',
  role: 'reviewer',
  path: '/staff/recruiters',
  views: [defineView({ name: 'pending', url: `${approvalsUrl}?state=pending`, list: 'reviews', toCase })],
};

function toCase(approval: StaffApprovalView): QueueCase {
  const { user_id: id, email, company, expected_by: dueAt } = approval;
  const name = [company.first_name, company.last_name].filter(Boolean).join(' ');
  return {
    id,
    title: company.current_organization ?? (name || email),
    line: [name, company.company_email ?? email].filter(Boolean).join(' · '),
    dueAt,
    language: null,
    detail: <RecruiterDetail approval={approval} />,
    actions: actionsOf(approval),
  };
}

function actionsOf({ user_id: id, version }: StaffApprovalView): readonly CaseAction[] {
  const path = `${approvalsUrl}/${id}/decision`;
  return [
    {
      name: 'approveRecruiter',
      letter: 'e',
      isMain: true,
      calls: () => [{ path, json: { decision: 'approved', version } }],
    },
    {
      name: 'askRecruiter',
      letter: 'i',
      maxLength: approvalTextMaxLength,
      calls: (question) => [{ path, json: { decision: 'more_information', question, version } }],
    },
    {
      name: 'rejectRecruiter',
      letter: 'x',
      maxLength: approvalTextMaxLength,
      calls: (reason) => [{ path, json: { decision: 'rejected', reason, version } }],
    },
  ];
}
