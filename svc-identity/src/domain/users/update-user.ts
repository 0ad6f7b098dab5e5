import type { Dependencies } from '../../dependencies';
import { IdentityError, phoneDisabled } from '../errors';
import { assertAcceptablePassword } from '../passwords/password-policy';
import type { Caller } from '../sessions/authenticate';
import { parseEmailAddress } from './email-address';
import { mergeMetadata, parseMetadata } from './metadata';
import type { Metadata, User } from './user';

export interface UserUpdate {
  readonly caller: Caller;
  readonly email: string;
  readonly phone: string;
  /** undefined: stays as it is. */
  readonly password: string | undefined;
  readonly currentPassword: string;
  readonly data?: Metadata | null | undefined;
  readonly appMetadata: Metadata | null | undefined;
}

type UpdateDependencies = Pick<
  Dependencies,
  'users' | 'sessions' | 'oneTimeTokens' | 'passwords' | 'settings' | 'transact' | 'logger'
>;

/**
 * Changes the caller's metadata or password. A new password ends the account's other sessions and every mail under way.
 * @throws {IdentityError} weak_password, same_password, current_password_required, current_password_invalid, not_admin,
 *   feature_disabled, phone_provider_disabled, validation_failed
 */
export async function updateUser(input: UserUpdate, deps: UpdateDependencies): Promise<User> {
  const { user, session } = input.caller;
  validate(input, deps);
  const data = input.data ? parseMetadata(input.data) : undefined;
  const passwordHash =
    input.password === undefined ? undefined : await prepareNewPassword(input, input.password, deps);
  return deps.transact(async (transaction) => {
    const current = await deps.users.findById(user.id, transaction);
    if (!current) throw new IdentityError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (passwordHash) {
      await deps.sessions.removeAllOf(user.id, session?.id, transaction);
      await deps.oneTimeTokens.endAllOf(user.id, transaction);
      deps.logger.info({ user_id: user.id }, 'account.password.changed');
    }
    const changes = {
      ...(passwordHash && { password_hash: passwordHash }),
      ...(data && { user_metadata: mergeMetadata(current.user_metadata, data) }),
    };
    return (await deps.users.update(user.id, changes, transaction)) ?? current;
  });
}

function validate(input: UserUpdate, { settings }: UpdateDependencies): void {
  const { caller, email, phone, password, appMetadata } = input;
  const newEmail = email && parseEmailAddress(email);
  if (phone && phone !== caller.user.phone) throw phoneDisabled('Unsupported phone provider');
  if (password !== undefined) {
    assertAcceptablePassword(password, { minLength: settings.passwordMinLength, email: caller.user.email });
  }
  if (appMetadata)
    throw new IdentityError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (newEmail && newEmail !== caller.user.email) {
    throw new IdentityError(404, 'feature_disabled', 'Changing the email address is disabled');
  }
}

async function prepareNewPassword(
  { caller: { user }, currentPassword }: UserUpdate,
  password: string,
  { passwords, settings }: UpdateDependencies,
): Promise<string> {
  if (user.password_hash && settings.needsCurrentPassword) {
    const message = 'Current password required when setting new password.';
    if (!currentPassword) throw new IdentityError(400, 'current_password_required', message);
    if (!(await passwords.verify(currentPassword, user.password_hash))) {
      throw new IdentityError(400, 'current_password_invalid', message);
    }
  }
  if (await passwords.verify(password, user.password_hash)) {
    throw new IdentityError(422, 'same_password', 'New password should be different from the old password.');
  }
  return passwords.hash(password);
}
