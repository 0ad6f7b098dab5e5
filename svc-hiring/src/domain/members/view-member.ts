import type { Member } from '@sabi/contracts/http/hiring/members';
import type { StoredMember } from './member-repository';

export const viewMember = ({ joined_at: joinedAt, ...member }: StoredMember): Member => ({
  ...member,
  joined_at: joinedAt.toISOString(),
});
