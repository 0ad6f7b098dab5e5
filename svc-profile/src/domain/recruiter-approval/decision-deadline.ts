import { recruiterApprovalWorkingDays } from '@sabi/contracts/http/profile/recruiter-approval';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { RecruiterApproval } from './approval';

export function findDecisionDeadline(submittedAt: Date): Date {
  return findEndOfWorkingDay(submittedAt, recruiterApprovalWorkingDays);
}

export function isOverdue(approval: Pick<RecruiterApproval, 'state' | 'submitted_at'>, now: Date): boolean {
  return approval.state === 'pending' && now > findDecisionDeadline(approval.submitted_at);
}
