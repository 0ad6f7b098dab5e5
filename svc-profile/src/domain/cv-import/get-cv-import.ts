import type { Proposal } from '@sabi/contracts/http/cv-proposals';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertResumeAccess } from '../access/assert-cv-access';
import { compareProposal, type ProposalDependencies, viewProposal } from './view-cv-import';
import type { StoredProposal } from './cv-import-repository';
import type { Transaction } from '../transactions/transaction';

/** @throws {AppError} PROPOSAL_NOT_FOUND where there is none, or no longer */
export async function getProposal(
  { account }: { account: Account },
  dependencies: ProposalDependencies,
): Promise<Proposal> {
  const profile = await assertResumeAccess(account, dependencies);
  const proposal = await dependencies.proposals.find(account.userId);
  if (!proposal || !profile) throw new AppError('PROPOSAL_NOT_FOUND');
  return viewProposal(proposal, await compareProposal(proposal, profile, dependencies));
}

/** @throws {AppError} PROPOSAL_NOT_FOUND also for one of another account, and for one a newer took the place of */
export async function getOwnProposal(
  { account, proposalId }: { account: Account; proposalId: string },
  { proposals }: Pick<ProposalDependencies, 'proposals'>,
  transaction: Transaction,
): Promise<StoredProposal> {
  const proposal = await proposals.find(account.userId, transaction);
  if (proposal?.id !== proposalId) throw new AppError('PROPOSAL_NOT_FOUND');
  return proposal;
}
