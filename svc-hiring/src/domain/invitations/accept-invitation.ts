import type { Member } from '@sabi/contracts/http/hiring/members';
import type { Language } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import type { MemberCompanies } from '../members/member-companies';
import type { MemberRepository, StoredMember } from '../members/member-repository';
import { viewMember } from '../members/view-member';
import type { Tenant } from '../tenancy/tenant';
import type { InvitationRepository, StoredInvitation } from './invitation-repository';
import { hashToken } from './invitation-token';
import { isOpen } from './view-invitation';

interface AcceptDependencies {
  readonly invitations: InvitationRepository;
  readonly members: MemberRepository;
  readonly companies: MemberCompanies;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface AcceptInput {
  readonly companyId: string;
  readonly token: string;
  /** Of the page. */
  readonly language: Language | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Makes the caller a member. Requires the invited address, because mails are forwarded.
 * @throws {AppError} INVITATION_NOT_FOUND, INVITATION_ENDED, ACCESS_DENIED for another address
 */
export async function acceptInvitation(
  input: AcceptInput,
  dependencies: AcceptDependencies,
): Promise<Member> {
  if (await dependencies.erasedAccounts.has(input.principal.userId)) throw new AppError('TOKEN_INVALID');
  const member = await dependencies.transact((transaction) => accept(input, dependencies, transaction));
  return viewMember(member);
}

async function accept(
  { companyId, token, language, principal, now }: AcceptInput,
  dependencies: AcceptDependencies,
  transaction: Transaction,
): Promise<StoredMember> {
  const invitations = dependencies.invitations.invitationsOf({ companyId });
  const members = dependencies.members.membersOf({ companyId });
  const { userId } = principal;
  const invitation = await invitations.findByTokenHash(hashToken(token), transaction);
  if (!invitation) throw new AppError('INVITATION_NOT_FOUND');
  if (invitation.email !== principal.email.toLowerCase())
    throw new AppError('ACCESS_DENIED', { detail: 'The invitation is for another address' });
  const known = await members.find(userId, transaction);
  if (invitation.accepted_by === userId && known) return known;
  if (!isOpen(invitation, now)) throw new AppError('INVITATION_ENDED');
  const ending = { state: 'accepted', accepted_by: userId } as const;
  if (!(await invitations.end(invitation.id, ending, transaction))) throw new AppError('INVITATION_ENDED');
  if (known) return known;
  const member = {
    ...{ user_id: userId, email: principal.email, role: invitation.role },
    ...{ language: language ?? invitation.language, joined_at: now },
  };
  await members.insert(member, transaction);
  if (member.role === 'owner') await markOwned(companyId, dependencies, transaction);
  await dependencies.audit.record(describe(invitation, { companyId, userId }), transaction);
  return member;
}

/** The owner who sent the invitation may have closed their account since. */
async function markOwned(
  companyId: string,
  { companies }: AcceptDependencies,
  transaction: Transaction,
): Promise<void> {
  const company = companies.companyOf({ companyId });
  await company.lockMembers(transaction);
  await company.clearOwnerless(transaction);
}

const describe = (
  { id, role }: StoredInvitation,
  { companyId, userId }: Pick<Tenant, 'companyId' | 'userId'>,
) =>
  ({
    actor: { id: userId, kind: 'user' },
    role,
    action: 'member.joined',
    subject: { type: 'member', id: `${companyId}:${userId}` },
    payload: { about: [userId], details: { invitation_id: id } },
  }) as const;
