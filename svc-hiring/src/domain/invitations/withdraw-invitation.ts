import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { InvitationRepository } from './invitation-repository';

/** Idempotent. @throws {AppError} ACCESS_DENIED, INVITATION_NOT_FOUND, INVITATION_ENDED once accepted */
export async function withdrawInvitation(
  { tenant, invitationId }: { tenant: Tenant; invitationId: string },
  { invitations: repository, audit, transact }: WithdrawDependencies,
): Promise<void> {
  assertMay(tenant, 'invitations.change');
  const invitations = repository.invitationsOf(tenant);
  await transact(async (transaction) => {
    const invitation = await invitations.find(invitationId, transaction);
    if (!invitation) throw new AppError('INVITATION_NOT_FOUND');
    if (invitation.state === 'withdrawn') return;
    const isEnded = await invitations.end(invitationId, { state: 'withdrawn' }, transaction);
    if (!isEnded) throw new AppError('INVITATION_ENDED');
    await audit.record(
      {
        actor: { id: tenant.userId, kind: 'user' },
        role: tenant.role,
        action: 'invitation.withdrawn',
        subject: { type: 'invitation', id: invitationId },
      },
      transaction,
    );
  });
}

interface WithdrawDependencies {
  readonly invitations: InvitationRepository;
  readonly audit: Audit;
  readonly transact: Transact;
}
