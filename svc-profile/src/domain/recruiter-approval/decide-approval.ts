import type {
  RecruiterApprovalDecision,
  StaffApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { Logger } from '@sabi/service-kit/logger';
import type { Staff } from '@sabi/service-kit/staff';
import type { ProfileRepository } from '../profiles/profile-repository';
import { changeApproval } from './change-approval';
import type { ApprovalDependencies } from './open-approval';
import { viewStaffApproval } from './view-approval';

/**
 * Stores the staff's decision on a pending approval.
 * @throws {AppError} REVIEW_NOT_FOUND, REVIEW_CHANGED, REVIEW_STATE_UNFIT
 */
export async function decideApproval(
  { userId, decision, staff }: { userId: string; decision: RecruiterApprovalDecision; staff: Staff },
  dependencies: ApprovalDependencies & { profiles: ProfileRepository; logger: Logger },
): Promise<StaffApprovalView> {
  const { decision: state, version } = decision;
  const reason = state === 'rejected' ? decision.reason : null;
  const question = state === 'more_information' ? decision.question : null;
  const approval = await changeApproval(
    {
      userId,
      version,
      step: state,
      by: staff,
      staff,
      words: reason ?? question,
      mailKind: state,
      isTaken: (taken) => taken.state === state && taken.reason === reason && taken.question === question,
      isFitting: (current) => current.state === 'pending',
      changes: (_current, now) => ({ state, reason, question, decided_at: now }),
    },
    dependencies,
  );
  dependencies.logger.info(
    { user_id: userId, state, version: approval.version },
    'recruiter-approval.decided',
  );
  return viewStaffApproval(approval, await dependencies.profiles.findByUser(userId), new Date());
}
