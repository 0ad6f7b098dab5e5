import type { Invitation } from '@sabi/contracts/http/hiring/members';
import type { StoredInvitation } from './invitation-repository';

export const isOpen = ({ state, expires_at: end }: StoredInvitation, now: Date): boolean =>
  state === 'open' && end > now;

export function viewInvitation(invitation: StoredInvitation, now: Date): Invitation {
  const { id, email, role, state, created_at: createdAt, expires_at: expiresAt } = invitation;
  return {
    invitation_id: id,
    email,
    role,
    state: state === 'open' && !isOpen(invitation, now) ? 'expired' : state,
    is_undeliverable: Boolean(invitation.undeliverable_at),
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
