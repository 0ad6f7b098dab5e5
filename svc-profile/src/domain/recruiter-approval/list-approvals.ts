import type {
  RecruiterApprovalState,
  StaffApprovalView,
} from '@sabi/contracts/http/profile/recruiter-approval';
import { AppError } from '@sabi/service-kit/errors';
import { readPagePosition, writePagePosition } from '@sabi/service-kit/page-position';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ApprovalRepository } from './approval-repository';
import { viewStaffApproval } from './view-approval';

const pageSize = 50;

interface ApprovalListing {
  readonly state: RecruiterApprovalState | undefined;
  /** `next` of the previous page. */
  readonly after: string | undefined;
  /** Of the only recruiters to list; null for all. */
  readonly ids: readonly string[] | null;
  readonly now: Date;
}

/** Approvals, longest waiting first. @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listApprovals(
  { state, after, ids, now }: ApprovalListing,
  { approvals, profiles }: { approvals: ApprovalRepository; profiles: ProfileRepository },
): Promise<{ reviews: StaffApprovalView[]; next: string | null }> {
  const position = after === undefined ? null : readPagePosition(after);
  if (after !== undefined && !position)
    throw new AppError('REQUEST_INVALID', { errors: { after: ['Is not the next of an earlier page'] } });
  const found = await approvals.list({ state: state ?? null, after: position, limit: pageSize + 1, ids });
  const page = found.slice(0, pageSize);
  const owners = await profiles.findByUsers(page.map(({ user_id: id }) => id));
  const profileOf = new Map(owners.map((profile) => [profile.user_id, profile]));
  const last = page.at(-1);
  const hasMore = found.length > pageSize && last;
  return {
    reviews: page.map((approval) =>
      viewStaffApproval(approval, profileOf.get(approval.user_id) ?? null, now),
    ),
    next: hasMore ? writePagePosition({ time: last.submitted_at, id: last.user_id }) : null,
  };
}
