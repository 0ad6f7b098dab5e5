import type { Proposal } from '@sabi/contracts/http/profile/cv-import';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../access/assert-cv-access';
import type { StoredCvImport } from './cv-import-repository';
import { compareCvImport, type CvImportDependencies, viewCvImport } from './view-cv-import';

/** @throws {AppError} PROPOSAL_NOT_FOUND where there is none, or no longer */
export async function getCvImport(
  { account }: { account: Account },
  dependencies: CvImportDependencies,
): Promise<Proposal> {
  const profile = await assertCvAccess(account, dependencies);
  const proposal = await dependencies.proposals.find(account.userId);
  if (!proposal || !profile) throw new AppError('PROPOSAL_NOT_FOUND');
  return viewCvImport(proposal, await compareCvImport(proposal, profile, dependencies));
}

/** @throws {AppError} PROPOSAL_NOT_FOUND also for one of another account, and for one a newer took the place of */
export async function getOwnCvImport(
  { account, proposalId }: { account: Account; proposalId: string },
  { proposals }: Pick<CvImportDependencies, 'proposals'>,
  transaction: Transaction,
): Promise<StoredCvImport> {
  const proposal = await proposals.find(account.userId, transaction);
  if (proposal?.id !== proposalId) throw new AppError('PROPOSAL_NOT_FOUND');
  return proposal;
}
