import type { User } from './user';
import type { UserChanges } from './user-repository';

export function toUserChanges({
  id: _id,
  aud: _aud,
  created_at: _createdAt,
  updated_at: _updatedAt,
  ...changes
}: User): UserChanges {
  return changes;
}
