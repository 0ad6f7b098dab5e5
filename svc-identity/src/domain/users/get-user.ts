import { z } from 'zod';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { User } from './user';
import type { UserRepository } from './user-repository';

/** For an administrator. @throws {IdentityError} user_not_found, validation_failed */
export async function getUser({ id }: { id: string }, { users }: { users: UserRepository }): Promise<User> {
  if (!z.guid().safeParse(id).success) throw validationFailed('user_id must be an UUID', 404);
  const user = await users.findById(id.toLowerCase());
  if (!user) throw userNotFound();
  return user;
}

export const userNotFound = () => new IdentityError(404, 'user_not_found', 'User not found');
