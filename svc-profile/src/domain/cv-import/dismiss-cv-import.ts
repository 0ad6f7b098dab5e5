import type { Proposal } from '@sabi/contracts/http/cv-proposals';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertResumeAccess } from '../access/assert-cv-access';
import { type DecideDependencies, getProfile } from './decide-cv-import';
import { getOwnProposal } from './get-cv-import';
import { undoUntil } from './cv-import-deadlines';
import { settleProposal } from './settle-cv-import';
import { compareProposal, viewProposal } from './view-cv-import';

/** Dismisses the import; the profile does not change. @throws {AppError} PROPOSAL_NOT_FOUND; PROPOSAL_STATE_UNFIT once it is accepted */
export async function dismissProposal(
  request: { account: Account; proposalId: string },
  dependencies: DecideDependencies,
): Promise<Proposal> {
  await assertResumeAccess(request.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const proposal = await getOwnProposal(request, dependencies, transaction);
    if (proposal.state === 'accepted') throw new AppError('PROPOSAL_STATE_UNFIT');
    const settlement = { state: 'dismissed', acceptance: null, expires_at: undoUntil(new Date()) } as const;
    const dismissed =
      proposal.state === 'open'
        ? await settleProposal({ proposal, settlement }, dependencies, transaction)
        : proposal;
    const profile = await getProfile(request.account, dependencies, transaction);
    return viewProposal(dismissed, await compareProposal(dismissed, profile, dependencies, transaction));
  });
}
