import { AppError } from '@sabi/service-kit/errors';
import type { RecruiterApprovals } from './recruiter-approvals';

/** @throws {AppError} COMPANY_UNAPPROVED unless the caller is an approved recruiter */
export async function assertApproved(
  caller: { userId: string; authorization: string },
  { recruiterApprovals }: { recruiterApprovals: RecruiterApprovals },
): Promise<void> {
  if ((await recruiterApprovals.find(caller)) !== 'approved') throw new AppError('COMPANY_UNAPPROVED');
}
