import { IdentityError } from '../errors/identity-error';
import { assertNotBreached } from '../passwords/assert-not-breached';
import { findByCode } from '../one-time-tokens/find-one-time-token';
import type { OneTimeToken } from '../one-time-tokens/one-time-token';
import { isFreshSignIn } from '../sessions/is-fresh-sign-in';
import { assertMayTry, keysOfPassword } from '../authentication/secret-attempts';
import type { AuthenticationMethod, Session } from '../sessions/session';
import type { User } from '../users/user';
import type { UpdateDependencies, UserUpdate } from './user-update';

export interface PasswordChange {
  readonly passwordHash: string;
  /** Code to use up with the change; null if none was needed. */
  readonly nonce: OneTimeToken | null;
}

/** After these, the current password is not required. */
const mailMethods: readonly AuthenticationMethod[] = ['recovery', 'otp', 'magiclink'];

/**
 * Checks and hashes a new password. Counts as an attempt at the current password, which even `same_password`
 * reveals; the caller resets the count once it is set.
 * @throws {IdentityError} reauthentication_needed, reauthentication_not_valid, current_password_required,
 * current_password_invalid, same_password, over_request_rate_limit
 */
export async function preparePasswordChange(
  { caller: { user, session }, nonce, currentPassword, ip }: UserUpdate,
  password: string,
  deps: UpdateDependencies,
): Promise<PasswordChange> {
  const { settings, passwords } = deps;
  await assertNotBreached(password, deps);
  const needsNonce = settings.needsReauthentication && !isFreshSignIn(session);
  if (needsNonce && !nonce)
    throw new IdentityError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  await assertMayTry(keysOfPassword(user, ip), deps);
  const token = needsNonce ? await findNonce({ user, nonce, ip }, deps) : null;
  const needsCurrent = settings.needsCurrentPassword && user.password_hash !== null && !isByMail(session);
  if (needsCurrent) await assertCurrentPassword(user, currentPassword, deps);
  if (await passwords.verify(password, user.password_hash)) {
    throw new IdentityError(422, 'same_password', 'New password should be different from the old password.');
  }
  return { passwordHash: await passwords.hash(password), nonce: token };
}

async function findNonce(
  { user, nonce, ip }: { user: User; nonce: string; ip: string | null },
  deps: UpdateDependencies,
): Promise<OneTimeToken> {
  const [address, type] = user.email
    ? ([user.email, 'reauthentication'] as const)
    : ([user.phone, 'phone_reauthentication'] as const);
  const finding = address ? await findByCode({ code: nonce, address, ip }, [type], deps) : null;
  if (finding?.isInTime && finding.token.state === 'pending' && finding.token.user_id === user.id) {
    return finding.token;
  }
  throw nonceRefused();
}

export const nonceRefused = () =>
  new IdentityError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');

async function assertCurrentPassword(
  user: User,
  currentPassword: string,
  { passwords }: UpdateDependencies,
): Promise<void> {
  const message = 'Current password required when setting new password.';
  if (!currentPassword) throw new IdentityError(400, 'current_password_required', message);
  if (!(await passwords.verify(currentPassword, user.password_hash))) {
    throw new IdentityError(400, 'current_password_invalid', message);
  }
}

function isByMail(session: Session | null): boolean {
  return session?.amr.some(({ method }) => mailMethods.includes(method)) ?? false;
}
