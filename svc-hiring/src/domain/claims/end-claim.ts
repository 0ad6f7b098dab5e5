import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit, AuditAct } from '../audit/audit';
import type { MemberCompanies } from '../members/member-companies';
import type { MemberRepository } from '../members/member-repository';
import type { Tenants } from '../tenancy/open-tenant';
import type { ClaimRepository, StoredClaim } from './claim-repository';
import { type ClaimMailDependencies, requestDecisionMail } from './request-claim-mails';

export type ClaimDecision =
  | { readonly state: 'granted'; readonly role: CompanyRole }
  | { readonly state: 'refused'; readonly reason: string };

export interface EndClaimDependencies extends ClaimMailDependencies {
  readonly claims: ClaimRepository;
  readonly members: MemberRepository;
  readonly companies: MemberCompanies;
  readonly tenants: Pick<Tenants, 'forget'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface EndInput {
  readonly companyId: string;
  readonly claimId: string;
  readonly decision: ClaimDecision;
  readonly decidedBy: NonNullable<StoredClaim['decided_by']>;
  readonly actor: Pick<AuditAct, 'actor' | 'role'>;
  readonly now: Date;
}

/**
 * Decides an open claim: state, membership, audit entry and mail are one transaction. Idempotent.
 * @throws {AppError} CLAIM_NOT_FOUND also once the account is erased, CLAIM_STATE_UNFIT when decided otherwise, COMPANY_STATE_UNFIT
 * for an owner by the staff where the company has one
 */
export async function endClaim(input: EndInput, dependencies: EndClaimDependencies): Promise<StoredClaim> {
  const ended = await dependencies.transact((transaction) => end(input, dependencies, transaction));
  dependencies.tenants.forget({ companyId: input.companyId, userId: ended.user_id });
  return ended;
}

async function end(
  input: EndInput,
  dependencies: EndClaimDependencies,
  transaction: Transaction,
): Promise<StoredClaim> {
  const { companyId, claimId, decision, decidedBy, actor, now } = input;
  const { claims, erasedAccounts, audit } = dependencies;
  const claim = await claims.claimsOf({ companyId }).find(claimId, transaction);
  if (!claim || (await erasedAccounts.has(claim.user_id))) throw new AppError('CLAIM_NOT_FOUND');
  if (isRepeated(claim, decision)) return claim;
  if (claim.state !== 'open') throw new AppError('CLAIM_STATE_UNFIT');
  const outcome =
    decision.state === 'granted'
      ? { ...decision, role: await join(claim, decision.role, input, dependencies, transaction) }
      : decision;
  const ending = { role: null, reason: null, ...outcome, decided_by: decidedBy, ended_at: now };
  const ended = await claims.claimsOf({ companyId }).end(claimId, ending, transaction);
  if (!ended) throw new AppError('CLAIM_STATE_UNFIT');
  await audit.record(
    {
      ...actor,
      action: `claim.${decision.state}`,
      subject: { type: 'claim', id: claimId },
      payload: {
        about: [claim.user_id],
        details: { company_id: companyId, ...outcome },
      },
    },
    transaction,
  );
  await requestDecisionMail(ended, decision.state, dependencies, transaction);
  return ended;
}

const isRepeated = ({ state, role, reason }: StoredClaim, decision: ClaimDecision): boolean =>
  state === decision.state &&
  (decision.state === 'granted' ? role === decision.role : reason === decision.reason);

/**
 * A claimant who has joined by an invitation since keeps the role of the invitation, unless the company has no owner and
 * the staff makes them one.
 * @returns the member's role
 */
async function join(
  { company_id: companyId, user_id: userId, email, language }: StoredClaim,
  role: CompanyRole,
  { decidedBy, now }: EndInput,
  { members: repository, companies }: EndClaimDependencies,
  transaction: Transaction,
): Promise<CompanyRole> {
  const members = repository.membersOf({ companyId });
  const company = companies.companyOf({ companyId });
  await company.lockMembers(transaction);
  const isOwnerByStaff = decidedBy === 'staff' && role === 'owner';
  if (isOwnerByStaff && (await members.countOwners(transaction)) > 0)
    throw new AppError('COMPANY_STATE_UNFIT');
  const member = await members.find(userId, transaction);
  if (member && !isOwnerByStaff) return member.role;
  if (member) await members.setRole(userId, role, transaction);
  else await members.insert({ user_id: userId, email, role, language, joined_at: now }, transaction);
  if (role === 'owner') await company.clearOwnerless(transaction);
  return role;
}
