import type { Profile } from '@sabi/contracts/http/profile';
import { reviseProfile, type ReviseProfileDependencies } from '../profiles/revise-profile';
import type { ProfileRevision } from '../profiles/profile-repository';
import type { ProposalRepository, Settlement, StoredProposal } from './cv-import-repository';
import type { ResumeRepository } from '../cvs/cv-repository';
import type { Transaction } from '../transactions/transaction';

export interface SettleDependencies extends ReviseProfileDependencies {
  readonly proposals: ProposalRepository;
  readonly resumes: Pick<ResumeRepository, 'findByKey' | 'markReviewed'>;
}

interface Decided {
  readonly proposal: StoredProposal;
  readonly settlement: Settlement;
  /** The changes to the profile. */
  readonly change?: (profile: Profile) => ProfileRevision;
}

/** Stores a decision on an import, or its reopening; every change goes through here. A decided CV counts towards the profile strength. */
export async function settleProposal(
  { proposal, settlement, change = () => ({}) }: Decided,
  dependencies: SettleDependencies,
  transaction: Transaction,
): Promise<StoredProposal> {
  const { proposals, resumes } = dependencies;
  const { user_id: userId, resume_id: resumeId } = proposal;
  await proposals.settle(proposal, settlement, transaction);
  if (resumeId) await resumes.markReviewed(resumeId, settlement.state !== 'open', transaction);
  await reviseProfile({ userId, change }, dependencies, transaction);
  return { ...proposal, ...settlement };
}
