import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecruiterApprovals } from './recruiter-approvals';

/** Accounts that svc-profile has said to be approved. */
export interface ApprovedRecruiters {
  has(userId: string): Promise<boolean>;
  add(userId: string, at: Date, transaction: Transaction): Promise<void>;
}

/** An approval is final, so that one that was heard of needs no question; for all others the state of now is asked for. */
export const withKnownApprovals = (
  asked: RecruiterApprovals,
  approvedRecruiters: Pick<ApprovedRecruiters, 'has'>,
): RecruiterApprovals => ({
  find: async (caller) => ((await approvedRecruiters.has(caller.userId)) ? 'approved' : asked.find(caller)),
});
