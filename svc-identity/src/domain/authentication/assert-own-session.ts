import { IdentityError } from '../errors/identity-error';
import type { Caller } from './authenticate';

/** @throws {IdentityError} no_authorization for the token of an application */
export function assertOwnSession({ session }: Caller): void {
  if (!session?.oauth) return;
  throw new IdentityError(403, 'no_authorization', 'OAuth clients are not allowed to perform these actions');
}
