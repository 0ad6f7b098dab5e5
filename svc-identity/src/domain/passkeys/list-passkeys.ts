import type { Ports } from '../ports/all-ports';
import type { Caller } from '../authentication/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { getUser } from '../users/get-user';
import type { Passkey } from './passkey';

/** Passkeys of the caller, oldest first. @throws {IdentityError} no_authorization */
export async function listPasskeys(
  { caller: { user } }: { caller: Caller },
  { passkeys }: Pick<Ports, 'passkeys'>,
): Promise<Passkey[]> {
  assertNotAnonymous(user);
  return passkeys.findAllOf(user.id);
}

/** Passkeys of any account, for an administrator. @throws {IdentityError} user_not_found, validation_failed */
export async function listPasskeysOf(
  { userId }: { userId: string },
  { users, passkeys }: Pick<Ports, 'users' | 'passkeys'>,
): Promise<Passkey[]> {
  const { id } = await getUser({ id: userId }, { users });
  return passkeys.findAllOf(id);
}
