import type { Member } from '@sabi/contracts/http/hiring/members';
import type { StoredMember } from './member-repository';

export const viewMember = ({ user_id, email, role, joined_at: joinedAt }: StoredMember): Member => ({
  user_id,
  email,
  role,
  joined_at: joinedAt.toISOString(),
});
