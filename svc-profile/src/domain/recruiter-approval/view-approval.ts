import type { Profile } from '@sabi/contracts/http/profile/profile';
import type {
  RecruiterApprovalView,
  StaffApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { mayAnswer, type RecruiterApproval } from './approval';
import { findDecisionDeadline, isOverdue } from './decision-deadline';

/** The recruiter's view, without the name of the staff. */
export function viewApproval(approval: RecruiterApproval, profile: Profile | null): RecruiterApprovalView {
  return { ...viewState(approval, profile), may_answer: mayAnswer(approval) };
}

/** The staff's view. @param profile null for an account that is gone */
export function viewStaffApproval(
  approval: RecruiterApproval,
  profile: Profile | null,
  now: Date,
): StaffApprovalView {
  return {
    user_id: approval.user_id,
    ...viewState(approval, profile),
    email: approval.email,
    answer: approval.answer,
    overdue: isOverdue(approval, now),
  };
}

function viewState(approval: RecruiterApproval, profile: Profile | null) {
  const { state, version, reason, question, submitted_at: submittedAt, decided_at: decidedAt } = approval;
  return {
    state,
    version,
    reason,
    question,
    submitted_at: submittedAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    expected_by: state === 'pending' ? findDecisionDeadline(submittedAt).toISOString() : null,
    company: {
      first_name: profile?.first_name ?? null,
      last_name: profile?.last_name ?? null,
      current_organization: profile?.current_organization ?? null,
      title: profile?.title ?? null,
      company_email: profile?.company_email ?? null,
      phone_number: profile?.phone_number ?? null,
      message: profile?.message ?? null,
    },
  };
}
