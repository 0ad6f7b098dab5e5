import type { Caller } from '../authentication/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { getUser } from '../users/get-user';
import type { UserRepository } from '../users/user-repository';
import type { Passkey } from './passkey';
import type { PasskeyRepository } from './passkey-repository';

/** Passkeys of the caller, oldest first. @throws {IdentityError} no_authorization */
export async function listPasskeys(
  { caller: { user } }: { caller: Caller },
  { passkeys }: { passkeys: PasskeyRepository },
): Promise<Passkey[]> {
  assertNotAnonymous(user);
  return passkeys.findAllOf(user.id);
}

/** Passkeys of any account, for an administrator. @throws {IdentityError} user_not_found, validation_failed */
export async function listPasskeysOf(
  { userId }: { userId: string },
  { users, passkeys }: { users: UserRepository; passkeys: PasskeyRepository },
): Promise<Passkey[]> {
  const { id } = await getUser({ id: userId }, { users });
  return passkeys.findAllOf(id);
}
