import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import { emailExists } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { requestNotice } from '../notices/request-notice';
import type { ProviderAccountDependencies } from './find-or-create-provider-account';
import { newProviderIdentity, withIdentity } from '../providers/provider-identity';
import type { ProviderLoginResult, ProviderLogin } from '../providers/provider-login';
import { requestNewAddressConfirmation, notifyEmailHolder } from './request-provider-confirmation';
import { withConfirmedEmail } from '../users/new-user';
import { toUserChanges } from '../users/to-user-changes';
import { isBanned, type User } from '../users/user';

/**
 * Adds an identity at the owner's request; an account without an address gets the provider's.
 * @throws {IdentityError} user_not_found, user_banned, identity_already_exists, email_exists
 */
export async function linkIdentity(
  userId: string,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  const { provider, profile, ip } = login;
  const user = await deps.users.findById(userId, transaction);
  if (!user || user.deleted_at)
    throw new IdentityError(422, 'user_not_found', 'Linking target user not found');
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  await assertFree(user, login, deps, transaction);
  const linked = withIdentity(user, newProviderIdentity(provider.name, profile));
  const details = { provider: provider.name };
  await requestNotice({ user, kind: 'identity_linked', details }, deps, transaction);
  await deps.audit.record(
    { action: 'identity_linked', actor: actorOf(user), traits: details, ip },
    transaction,
  );
  return user.email
    ? { user: await save(linked, deps, transaction) }
    : adoptAddress(linked, login, deps, transaction);
}

async function assertFree(
  user: User,
  { provider, profile }: ProviderLogin,
  { users }: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<void> {
  const holder = await users.findByIdentity(provider.name, profile.subject, transaction);
  if (!holder) return;
  const message =
    holder.id === user.id ? 'Identity is already linked' : 'Identity is already linked to another user';
  throw new IdentityError(422, 'identity_already_exists', message);
}

/** An account without an address, such as an anonymous one, becomes permanent. */
async function adoptAddress(
  user: User,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  const { email, isEmailVerified } = login.profile;
  const isTrusted = isEmailVerified || deps.settings.isMailAutoconfirmed;
  const emailHolder = email === null ? null : await deps.users.findByEmail(email, transaction);
  if (emailHolder && isTrusted) throw emailExists(400);
  if (!email) return { user: await save({ ...user, is_anonymous: false }, deps, transaction) };
  if (isTrusted) return { user: await save(withConfirmedEmail({ ...user, email }), deps, transaction) };
  const saved = await save(user, deps, transaction);
  const { refusal } = emailHolder
    ? await notifyEmailHolder(emailHolder, login, deps, transaction)
    : await requestNewAddressConfirmation(saved, login, deps, transaction);
  return { refusal: new IdentityError(422, 'email_not_confirmed', refusal.message) };
}

async function save(
  user: User,
  { users }: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<User> {
  return (await users.update(user.id, toUserChanges(user), transaction)) ?? user;
}
