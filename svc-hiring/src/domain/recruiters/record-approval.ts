import type { recruiterApprovalDecided } from '@sabi/contracts/messages/profile';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { z } from 'zod';
import type { ApprovedRecruiters } from './approved-recruiters';

/** Does nothing for an erased account. */
export async function recordApproval(
  { user_id: userId, state }: z.infer<typeof recruiterApprovalDecided.schema>,
  {
    approvedRecruiters,
    erasedAccounts,
    now,
  }: {
    approvedRecruiters: Pick<ApprovedRecruiters, 'add'>;
    erasedAccounts: Pick<ErasedAccounts, 'has'>;
    now: () => Date;
  },
): Promise<Effect | undefined> {
  if (state !== 'approved' || (await erasedAccounts.has(userId))) return undefined;
  return (transaction) => approvedRecruiters.add(userId, now(), transaction);
}
