import type { Decision, Proposal } from '@sabi/contracts/http/cv-proposals';
import type { Profile } from '@sabi/contracts/http/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertResumeAccess } from '../access/assert-cv-access';
import { getOwnProposal } from './get-cv-import';
import { fingerprintOf, originsAfter, planAcceptance } from './plan-acceptance';
import { undoUntil } from './cv-import-deadlines';
import { settleProposal, type SettleDependencies } from './settle-cv-import';
import { compareProposal, type ProposalDependencies, viewProposal } from './view-cv-import';
import type { StoredProposal } from './cv-import-repository';
import type { Transact, Transaction } from '../transactions/transaction';

export interface DecideDependencies extends ProposalDependencies, SettleDependencies {
  readonly transact: Transact;
}

/**
 * Applies what the owner accepts to the profile, all or nothing. Typed values are replaced only where the decision says so; it
 * names the version its owner saw.
 * @throws {AppError} PROPOSAL_NOT_FOUND, PROPOSAL_STATE_UNFIT, PROPOSAL_CHANGED, REQUEST_INVALID
 */
export async function decideProposal(
  request: { account: Account; proposalId: string; decision: Decision },
  dependencies: DecideDependencies,
): Promise<Proposal> {
  await assertResumeAccess(request.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const proposal = await getOwnProposal(request, dependencies, transaction);
    const profile = await getProfile(request.account, dependencies, transaction);
    const compared = await compareProposal(proposal, profile, dependencies, transaction);
    if (proposal.acceptance?.fingerprint === fingerprintOf(request.decision))
      return viewProposal(proposal, compared); // sent twice
    if (proposal.state !== 'open') throw new AppError('PROPOSAL_STATE_UNFIT');
    if (compared.version !== request.decision.version) throw new AppError('PROPOSAL_CHANGED');
    const settled = await accept({ proposal, ...compared }, request.decision, dependencies, transaction);
    const revised = await getProfile(request.account, dependencies, transaction);
    return viewProposal(settled, await compareProposal(settled, revised, dependencies, transaction));
  });
}

export async function getProfile(
  { userId }: Account,
  { profiles }: Pick<ProposalDependencies, 'profiles'>,
  transaction: Transaction,
): Promise<Profile> {
  const profile = await profiles.findByUser(userId, transaction);
  if (!profile) throw new AppError('PROPOSAL_NOT_FOUND');
  return profile;
}

type Compared = Awaited<ReturnType<typeof compareProposal>> & { readonly proposal: StoredProposal };

async function accept(
  compared: Compared,
  decision: Decision,
  dependencies: DecideDependencies,
  transaction: Transaction,
): Promise<StoredProposal> {
  const { proposal } = compared;
  const { user_id: userId } = proposal;
  const origins = await dependencies.profiles.findOrigins(userId, transaction);
  const lists = await dependencies.entries.findAllOf(userId, transaction);
  const plan = planAcceptance(decision, { ...compared, origins, lists });
  for (const { section, entry } of plan.added)
    await dependencies.entries.insert(section, [entry], transaction);
  for (const { section, after } of plan.changed)
    await dependencies.entries.replace(section, after, transaction);
  const field_origins = originsAfter({ ...compared, origins }, plan);
  const change = () => ({ ...plan.fields.after, field_origins });
  const settlement = { state: 'accepted', acceptance: plan, expires_at: undoUntil(new Date()) } as const;
  return settleProposal({ proposal, settlement, change }, dependencies, transaction);
}
