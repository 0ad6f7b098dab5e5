import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Member } from '@sabi/contracts/http/hiring/members';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import type { Tenants } from '../tenancy/open-tenant';
import { assertMay, assertMayAssign } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { MemberCompanies } from './member-companies';
import type { MemberRepository, StoredMember } from './member-repository';
import { viewMember } from './view-member';

export interface MemberDependencies {
  readonly members: MemberRepository;
  readonly companies: MemberCompanies;
  readonly tenants: Pick<Tenants, 'forget'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

/**
 * Changes a member's role. In a company without an owner, an admin may become owner.
 * @throws {AppError} ACCESS_DENIED, MEMBER_NOT_FOUND, LAST_OWNER
 */
export async function changeMember(
  { tenant, userId, role }: { tenant: Tenant; userId: string; role: CompanyRole },
  dependencies: MemberDependencies,
): Promise<Member> {
  assertMay(tenant, 'members.change');
  const changed = await dependencies.transact((transaction) =>
    change({ tenant, userId, role }, dependencies, transaction),
  );
  dependencies.tenants.forget({ companyId: tenant.companyId, userId });
  return viewMember(changed);
}

async function change(
  { tenant, userId, role }: { tenant: Tenant; userId: string; role: CompanyRole },
  { members: repository, companies, audit }: MemberDependencies,
  transaction: Transaction,
): Promise<StoredMember> {
  const members = repository.membersOf(tenant);
  await companies.companyOf(tenant).lockMembers(transaction);
  const member = await members.find(userId, transaction);
  if (!member) throw new AppError('MEMBER_NOT_FOUND');
  const isTakingOver = tenant.role === 'admin' && role === 'owner' && userId === tenant.userId;
  const owners = await members.countOwners(transaction);
  if (!(isTakingOver && owners === 0)) {
    assertMayAssign(tenant, member.role);
    assertMayAssign(tenant, role);
  }
  if (member.role === role) return member;
  if (member.role === 'owner' && owners === 1) throw new AppError('LAST_OWNER');
  const changed = await members.setRole(userId, role, transaction);
  if (!changed) throw new AppError('MEMBER_NOT_FOUND');
  if (role === 'owner') await companies.companyOf(tenant).clearOwnerless(transaction);
  await audit.record(
    {
      actor: { id: tenant.userId, kind: 'user' },
      role: tenant.role,
      action: 'member.changed',
      subject: { type: 'member', id: `${tenant.companyId}:${userId}` },
      payload: { about: [userId], before: member.role, after: role },
    },
    transaction,
  );
  return changed;
}
