import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecruiterApprovals } from './recruiter-approvals';

/** Accounts that svc-profile has published as approved. */
export interface ApprovedRecruiters {
  has(userId: string): Promise<boolean>;
  add(userId: string, at: Date, transaction: Transaction): Promise<void>;
}

/** Approvals are final, so known ones need no request; for others the current state is requested. */
export const withKnownApprovals = (
  asked: RecruiterApprovals,
  approvedRecruiters: Pick<ApprovedRecruiters, 'has'>,
): RecruiterApprovals => ({
  find: async (caller) => ((await approvedRecruiters.has(caller.userId)) ? 'approved' : asked.find(caller)),
});
