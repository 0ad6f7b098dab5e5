import type { Invitation } from '@sabi/contracts/http/hiring/members';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import type { InvitationRepository } from './invitation-repository';
import { viewInvitation } from './view-invitation';

const shownMs = 30 * 24 * 3_600_000;

/** @throws {AppError} ACCESS_DENIED */
export async function listInvitations(
  { tenant, now }: { tenant: Tenant; now: Date },
  { invitations }: { invitations: InvitationRepository },
): Promise<Invitation[]> {
  assertMay(tenant, 'invitations.change');
  const found = await invitations.invitationsOf(tenant).listSince(new Date(now.getTime() - shownMs));
  return found.map((invitation) => viewInvitation(invitation, now));
}
