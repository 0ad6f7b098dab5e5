import type { Dependencies } from '../../dependencies';
import {
  IdentityError,
  invalidCredentials,
  phoneDisabled,
  tooManyRequests,
  validationFailed,
} from '../errors';
import { findPasswordWeakness } from '../passwords/password-policy';
import { isBanned, isEmailConfirmed } from '../users/user';
import type { IssuedSession } from './issued-session';
import type { ClientDescription } from './session';
import { startSession } from './start-session';

export interface PasswordSignIn {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly client: ClientDescription;
  /** Network the request comes from. */
  readonly network: string;
}

/**
 * Begins a session by address and password. An unknown address and a wrong password take the same time and get the same
 * answer; what else stands in the way of an account is told only to who knows its password.
 * @throws {IdentityError} invalid_credentials, email_not_confirmed, user_banned, over_request_rate_limit, validation_failed
 */
export async function signInWithPassword(
  { email, phone, password, client, network }: PasswordSignIn,
  deps: Pick<
    Dependencies,
    | 'users'
    | 'passwords'
    | 'signInAttempts'
    | 'settings'
    | 'sessions'
    | 'refreshTokens'
    | 'accessTokens'
    | 'logger'
  >,
): Promise<IssuedSession> {
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on login.');
  if (phone) throw phoneDisabled('Phone logins are disabled', 422);
  if (!email) throw validationFailed('missing email or phone');
  const address = email.toLowerCase();
  // By account and network: an attacker is stopped while the account's owner still gets in from anywhere else.
  const attempt = `${address}|${network}`;
  const waitSeconds = await deps.signInAttempts.begin(attempt);
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  const user = await deps.users.findByEmail(address);
  const isRight = await deps.passwords.verify(password, user?.password_hash ?? null);
  if (!user || !isRight) throw invalidCredentials();
  await deps.signInAttempts.forget(attempt);
  if (isBanned(user)) throw new IdentityError(400, 'user_banned', 'User is banned');
  if (!isEmailConfirmed(user)) throw new IdentityError(400, 'email_not_confirmed', 'Email not confirmed');
  const issued = await startSession({ user, method: 'password', client }, deps);
  const weakness = findPasswordWeakness(password, {
    minLength: deps.settings.passwordMinLength,
    email: address,
  });
  return weakness ? { ...issued, weakness } : issued;
}
