import { IdentityError } from '../errors/identity-error';
import type { User } from './user';

/** Anonymous accounts have no credentials to protect. @throws {IdentityError} no_authorization */
export function assertNotAnonymous(user: User): void {
  if (!user.is_anonymous) return;
  throw new IdentityError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
}
