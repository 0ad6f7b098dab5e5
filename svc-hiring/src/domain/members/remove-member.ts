import { AppError } from '@sabi/service-kit/errors';
import { assertMay, assertMayAssign } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { MemberDependencies } from './change-member';

/**
 * Removes a member, or lets one leave. Other replicas refuse the account after at most five seconds.
 * @throws {AppError} ACCESS_DENIED, MEMBER_NOT_FOUND, LAST_OWNER
 */
export async function removeMember(
  { tenant, userId }: { tenant: Tenant; userId: string },
  { members: repository, companies, tenants, audit, transact }: MemberDependencies,
): Promise<void> {
  const isLeaving = userId === tenant.userId;
  if (!isLeaving) assertMay(tenant, 'members.change');
  const members = repository.membersOf(tenant);
  await transact(async (transaction) => {
    await companies.companyOf(tenant).lockMembers(transaction);
    const member = await members.find(userId, transaction);
    if (!member) throw new AppError('MEMBER_NOT_FOUND');
    if (!isLeaving) assertMayAssign(tenant, member.role);
    if (member.role === 'owner' && (await members.countOwners(transaction)) === 1)
      throw new AppError('LAST_OWNER');
    await members.remove(userId, transaction);
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action: isLeaving ? 'member.left' : 'member.removed',
        subject: { type: 'member', id: `${tenant.companyId}:${userId}` },
        payload: { about: [userId], before: member.role },
      },
      transaction,
    );
  });
  tenants.forget({ companyId: tenant.companyId, userId });
}
