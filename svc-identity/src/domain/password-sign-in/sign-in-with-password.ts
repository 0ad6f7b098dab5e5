import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { assertMayTry, forgetAttempts, keysOfSignIn } from '../authentication/secret-attempts';
import { invalidCredentials, phoneDisabled, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { callPasswordVerificationHook } from '../hooks/call-password-verification-hook';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import { findPasswordWeakness, type PasswordWeakness, rulesFor } from '../passwords/password-policy';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { type StartSessionDependencies, startSession } from '../session-lifecycle/start-session';
import type { ClientDescription } from '../sessions/session';
import { normalizeEmailAddress } from '../users/email-address';
import { normalizePhoneNumber } from '../users/phone-number';
import { isBanned, isEmailConfirmed, isPhoneConfirmed, type User } from '../users/user';

export interface PasswordSignIn {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly client: ClientDescription;
}

interface SignInDependencies extends StartSessionDependencies {
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly signInAttempts: AttemptLimiter;
}

/**
 * Starts a session by password. Unknown accounts and wrong passwords get the same answer after the same time;
 * other obstacles are reported only after the right password.
 * @throws {IdentityError} invalid_credentials, email_not_confirmed, phone_not_confirmed, user_banned,
 * over_request_rate_limit, email_provider_disabled, phone_provider_disabled, validation_failed
 */
export async function signInWithPassword(
  input: PasswordSignIn,
  deps: SignInDependencies,
): Promise<IssuedSession> {
  assertEnabled(input, deps);
  const { password, client } = input;
  const user = await findByPassword(input, deps);
  if (isBanned(user)) throw new IdentityError(400, 'user_banned', 'User is banned');
  if (input.email && !isEmailConfirmed(user))
    throw new IdentityError(400, 'email_not_confirmed', 'Email not confirmed');
  if (input.phone && !isPhoneConfirmed(user))
    throw new IdentityError(400, 'phone_not_confirmed', 'Phone not confirmed');
  const [started, weakness] = await Promise.all([
    startSession({ user, method: 'password', address: input.phone ? 'phone' : 'email', client }, deps),
    findWeakness(user, password, deps),
    renewHash(user, password, deps),
  ]);
  const issued = await issueSession(started, deps);
  return weakness ? { ...issued, weakness } : issued;
}

function assertEnabled({ email, phone }: PasswordSignIn, { settings }: SignInDependencies): void {
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on login.');
  if (!email && !phone) throw validationFailed('missing email or phone');
  if (email && !settings.isEmailEnabled)
    throw new IdentityError(422, 'email_provider_disabled', 'Email logins are disabled');
  if (phone && !settings.phones.isEnabled) throw phoneDisabled('Phone logins are disabled', 422);
}

async function findByPassword(
  { email, phone, password, client: { ip } }: PasswordSignIn,
  deps: SignInDependencies,
): Promise<User> {
  const { users, passwords } = deps;
  const name = email ? normalizeEmailAddress(email) : normalizePhoneNumber(phone);
  const attempts = keysOfSignIn({ name, ip });
  await assertMayTry(attempts, deps);
  const user = await (email ? users.findByEmail(name) : users.findByPhone(name));
  const isRight = await passwords.verify(password, user?.password_hash ?? null);
  if (user?.password_hash) await callPasswordVerificationHook({ userId: user.id, isRight, ip }, deps);
  if (!user || !isRight) throw invalidCredentials(user?.id);
  await forgetAttempts(attempts, deps);
  return user;
}

/** Whether the right password would be refused as a new one; an unavailable breach list does not block. */
async function findWeakness(
  user: User,
  password: string,
  { settings, breachList }: SignInDependencies,
): Promise<PasswordWeakness | undefined> {
  const isBreached = await breachList.has(password).catch(() => false);
  return findPasswordWeakness(password, { ...rulesFor(user, settings), isBreached });
}

/** Replaces an imported or outdated hash while the password is known. */
async function renewHash(
  { id, password_hash: stored }: User,
  password: string,
  { users, passwords }: SignInDependencies,
): Promise<void> {
  if (!stored || passwords.isCurrent(stored)) return;
  await users.replacePasswordHash(id, stored, await passwords.hash(password));
}
