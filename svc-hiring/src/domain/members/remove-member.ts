import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import { assertMay, assertMayAssign } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { MemberDependencies } from './change-member';
import type { SentInvitations } from './sent-invitations';

interface RemoveDependencies extends MemberDependencies {
  readonly invitations: SentInvitations;
}

/**
 * Removes a member, or lets one leave. Other replicas refuse the account after at most five seconds. Open invitations of
 * a removed member are withdrawn: with one to another address of theirs they would be back.
 * @throws {AppError} ACCESS_DENIED, MEMBER_NOT_FOUND, LAST_OWNER
 */
export async function removeMember(
  { tenant, userId }: { tenant: Tenant; userId: string },
  dependencies: RemoveDependencies,
): Promise<void> {
  const { members: repository, companies, tenants, audit, transact } = dependencies;
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
    if (!isLeaving) await withdrawInvitations({ tenant, userId }, dependencies, transaction);
  });
  tenants.forget({ companyId: tenant.companyId, userId });
}

async function withdrawInvitations(
  { tenant, userId }: { tenant: Tenant; userId: string },
  { invitations, audit }: RemoveDependencies,
  transaction: Transaction,
): Promise<void> {
  for (const id of await invitations.invitationsOf(tenant).withdrawSentBy(userId, transaction))
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action: 'invitation.withdrawn',
        subject: { type: 'invitation', id },
      },
      transaction,
    );
}
