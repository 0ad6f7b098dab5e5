import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditAction } from '../audit/audit-entry';
import { IdentityError } from '../errors/identity-error';
import type { NeededForMail } from '../mails/request-token-mail';
import type { AccountMaking } from '../hooks/make-accounts';
import { requestNotice } from '../mails/request-notice';
import type { Ports } from '../ports/ports';
import { changesOf } from '../users/changes-of';
import { confirmOwner } from '../users/confirm-owner';
import { withConfirmedEmail } from '../users/new-user';
import { isBanned, isEmailConfirmed, type User } from '../users/user';
import { askForConfirmation, tellNamesake } from './ask-for-confirmation';
import type { Entered, Entrance } from './entrance';
import { newProviderIdentity, newProviderUser, withIdentity, withSeenIdentity } from './provider-identity';

export type NeededToEnter =
  | NeededForMail
  | 'sessions'
  | 'accountData'
  | 'mailGaps'
  | 'mailQuota'
  | 'notices'
  | 'audit'
  | 'logger';
export type EnterDependencies = Pick<Ports, NeededToEnter> & AccountMaking;

/**
 * The account that somebody enters whom a provider vouches for. Provider and id are what an account is known by; an
 * address joins two only where the provider has verified it and the account's owner has confirmed it.
 * @throws {IdentityError} signup_disabled, user_banned, email_address_not_provided, identity_already_exists
 */
export async function enterByProvider(
  entrance: Entrance,
  deps: EnterDependencies,
  transaction: Transaction,
): Promise<Entered> {
  const { provider, profile } = entrance;
  const known = await deps.users.findByIdentity(provider.name, profile.subject, transaction);
  if (known) return enterKnown(known, entrance, deps, transaction);
  const namesake = profile.email ? await deps.users.findByEmail(profile.email, transaction) : null;
  if (namesake && profile.isEmailVerified && !namesake.is_sso_user) {
    return isEmailConfirmed(namesake)
      ? link(namesake, entrance, deps, transaction)
      : takeOver(namesake, entrance, deps, transaction);
  }
  return create(namesake, entrance, deps, transaction);
}

async function enterKnown(
  user: User,
  entrance: Entrance,
  deps: EnterDependencies,
  transaction: Transaction,
): Promise<Entered> {
  assertNotBanned(user);
  const { provider, profile } = entrance;
  assertSameIssuer(user, entrance);
  const seen = withSeenIdentity(user, provider.name, profile);
  if (!user.email || isEmailConfirmed(user)) {
    const { identities, user_metadata } = seen;
    return { user: (await deps.users.update(user.id, { identities, user_metadata }, transaction)) ?? seen };
  }
  const isOwner = profile.isEmailVerified && profile.email === user.email;
  if (isOwner && !user.phone_confirmed_at) return takeOver(user, entrance, deps, transaction);
  if (!isOwner && !deps.settings.isMailAutoconfirmed)
    return askForConfirmation(seen, entrance, deps, transaction);
  await record('user_signedup', seen, entrance, deps, transaction);
  return { user: await save(withConfirmedEmail(seen), deps, transaction) };
}

async function link(
  user: User,
  entrance: Entrance,
  deps: EnterDependencies,
  transaction: Transaction,
): Promise<Entered> {
  assertNotBanned(user);
  const { provider, profile } = entrance;
  const linked = withIdentity(user, newProviderIdentity(provider.name, profile));
  await requestNotice(
    { user, kind: 'identity_linked', details: { provider: provider.name } },
    deps,
    transaction,
  );
  await record('identity_linked', user, entrance, deps, transaction);
  return { user: await save(linked, deps, transaction) };
}

/** The owner of an address has come, and finds an account that somebody made with it. */
async function takeOver(
  user: User,
  entrance: Entrance,
  deps: EnterDependencies,
  transaction: Transaction,
): Promise<Entered> {
  assertNotBanned(user);
  if (user.phone_confirmed_at) {
    // Its phone has an owner too, who may be somebody else: each gets what they have shown to be theirs.
    const identities = user.identities.filter(({ email }) => email !== user.email);
    await deps.users.update(user.id, { email: null, identities }, transaction);
    return create(null, entrance, deps, transaction);
  }
  const known = user.identities.find(
    ({ provider, provider_id: id }) => provider === entrance.provider.name && id === entrance.profile.subject,
  );
  const identity = known ?? newProviderIdentity(entrance.provider.name, entrance.profile);
  const vouched = { ...identity, identity_data: entrance.profile.data };
  await record('user_signedup', user, entrance, deps, transaction);
  const proof = { address: 'email', signUp: null, identity: vouched } as const;
  return { user: await confirmOwner(user, proof, deps, transaction) };
}

async function create(
  /** Another account with the address. */
  namesake: User | null,
  entrance: Entrance,
  deps: EnterDependencies,
  transaction: Transaction,
): Promise<Entered> {
  const { provider, profile, language } = entrance;
  const { settings, logger } = deps;
  if (settings.isSignUpDisabled) {
    throw new IdentityError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  if (!profile.email && !provider.isEmailOptional) {
    throw new IdentityError(
      422,
      'email_address_not_provided',
      'Error getting user email from external provider',
    );
  }
  const isTrusted = profile.isEmailVerified || settings.isMailAutoconfirmed || !profile.email;
  // An account that nobody could ever confirm is not made; the answer is that of one that waits for its mail.
  if (namesake && !isTrusted) return tellNamesake(namesake, entrance, deps, transaction);
  const email = namesake ? null : profile.email;
  const { audience: aud, defaultRole: role } = settings;
  const user = newProviderUser({ provider: provider.name, profile, email, aud, role, language });
  const made = await deps.makeAccount(isTrusted && email ? withConfirmedEmail(user) : user, transaction);
  logger.info({ user_id: made.id, provider: provider.name }, 'account.signed-up');
  if (!isTrusted) return askForConfirmation(made, entrance, deps, transaction);
  await record('user_signedup', made, entrance, deps, transaction);
  return { user: made };
}

async function save(user: User, { users }: EnterDependencies, transaction: Transaction): Promise<User> {
  return (await users.update(user.id, changesOf(user), transaction)) ?? user;
}

function record(
  action: AuditAction,
  user: User,
  { provider, ip }: Entrance,
  { audit }: EnterDependencies,
  transaction: Transaction,
): Promise<void> {
  return audit.record({ action, actor: actorOf(user), traits: { provider: provider.name }, ip }, transaction);
}

/** An id is one person's at one issuer. Where a provider was pointed at another, its ids are other people's. */
function assertSameIssuer(user: User, { provider, profile }: Entrance): void {
  const identity = user.identities.find(
    (known) => known.provider === provider.name && known.provider_id === profile.subject,
  );
  if (provider.protocol === 'oauth2' || identity?.identity_data['iss'] === profile.data['iss']) return;
  throw new IdentityError(422, 'identity_already_exists', 'Identity is already linked to another user');
}

function assertNotBanned(user: User): void {
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
}
