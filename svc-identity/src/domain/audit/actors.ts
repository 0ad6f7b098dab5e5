import type { User } from '../users/user';
import type { AuditActor } from './audit-entry';

export function actorOf(user: User): AuditActor {
  const name = user.user_metadata['full_name'];
  return {
    id: user.id,
    username: user.email ?? user.phone ?? '',
    ...(typeof name === 'string' && { name }),
    viaSso: user.is_sso_user,
  };
}

/** Id of service key holders, who have no account. */
const staffId = '00000000-0000-0000-0000-000000000000';

/** Holder of a service key. */
export function adminActor(role: string): AuditActor {
  return { id: staffId, username: role, viaSso: false };
}

export const isStaff = ({ id }: AuditActor): boolean => id === staffId;
