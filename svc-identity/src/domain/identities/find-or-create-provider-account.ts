import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditAction } from '../audit/audit-entry';
import type { AuditLog } from '../audit/audit-log';
import { IdentityError } from '../errors/identity-error';
import type { AccountCreation } from '../hooks/with-user-created-hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { confirmOwner } from '../owner-confirmation/confirm-owner';
import {
  newProviderIdentity,
  newProviderUser,
  withIdentity,
  withSeenIdentity,
} from '../providers/provider-identity';
import type { ProviderLogin, ProviderLoginResult } from '../providers/provider-login';
import type { SessionRepository } from '../sessions/session-repository';
import type { TokenMailDependencies } from '../token-mails/request-token-mail';
import type { AccountData } from '../users/account-data';
import { withConfirmedEmail } from '../users/new-user';
import { toUserChanges } from '../users/to-user-changes';
import { isBanned, isEmailConfirmed, type User } from '../users/user';
import { notifyEmailHolder, requestProviderConfirmation } from './request-provider-confirmation';

export interface FindProviderAccountDependencies extends TokenMailDependencies {
  readonly sessions: SessionRepository;
  readonly accountData: AccountData;
  readonly mailCooldowns: MailCooldownRepository;
  readonly mailQuota: MailQuota;
  readonly notices: NoticeRepository;
  readonly audit: AuditLog;
  readonly logger: Logger;
}
export interface ProviderAccountDependencies extends FindProviderAccountDependencies, AccountCreation {}

/**
 * Finds or creates the account of a user authenticated by a provider, by provider and id. An account with the
 * same address is linked only if both the provider has verified and the owner has confirmed it.
 * @throws {IdentityError} signup_disabled, user_banned, email_address_not_provided, identity_already_exists
 */
export async function findOrCreateProviderAccount(
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  const { provider, profile } = login;
  const known = await deps.users.findByIdentity(provider.name, profile.subject, transaction);
  if (known) return updateKnown(known, login, deps, transaction);
  const emailHolder = profile.email ? await deps.users.findByEmail(profile.email, transaction) : null;
  if (emailHolder && profile.isEmailVerified && !emailHolder.is_sso_user) {
    return isEmailConfirmed(emailHolder)
      ? link(emailHolder, login, deps, transaction)
      : takeOver(emailHolder, login, deps, transaction);
  }
  return create(emailHolder, login, deps, transaction);
}

async function updateKnown(
  user: User,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  assertNotBanned(user);
  const { provider, profile } = login;
  assertSameIssuer(user, login);
  const seen = withSeenIdentity(user, provider.name, profile);
  if (!user.email || isEmailConfirmed(user)) {
    const { identities, user_metadata } = seen;
    return { user: (await deps.users.update(user.id, { identities, user_metadata }, transaction)) ?? seen };
  }
  const isOwner = profile.isEmailVerified && profile.email === user.email;
  if (isOwner && !user.phone_confirmed_at) return takeOver(user, login, deps, transaction);
  if (!isOwner && !deps.settings.isMailAutoconfirmed)
    return requestProviderConfirmation(seen, login, deps, transaction);
  await record('user_signedup', seen, login, deps, transaction);
  return { user: await save(withConfirmedEmail(seen), deps, transaction) };
}

async function link(
  user: User,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  assertNotBanned(user);
  const { provider, profile } = login;
  const linked = withIdentity(user, newProviderIdentity(provider.name, profile));
  await requestNotice(
    { user, kind: 'identity_linked', details: { provider: provider.name } },
    deps,
    transaction,
  );
  await record('identity_linked', user, login, deps, transaction);
  return { user: await save(linked, deps, transaction) };
}

/** The owner of the address takes over an unconfirmed account. */
async function takeOver(
  user: User,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  assertNotBanned(user);
  if (user.phone_confirmed_at) {
    // The number was confirmed too, possibly by another person, so both keep what they confirmed.
    const identities = user.identities.filter(({ email }) => email !== user.email);
    await deps.users.update(user.id, { email: null, identities }, transaction);
    return create(null, login, deps, transaction);
  }
  const known = user.identities.find(
    ({ provider, provider_id: id }) => provider === login.provider.name && id === login.profile.subject,
  );
  const identity = known ?? newProviderIdentity(login.provider.name, login.profile);
  const verifiedIdentity = { ...identity, identity_data: login.profile.data };
  await record('user_signedup', user, login, deps, transaction);
  const proof = { address: 'email', signUp: null, identity: verifiedIdentity } as const;
  return { user: await confirmOwner(user, proof, deps, transaction) };
}

async function create(
  /** Another account with the address. */
  emailHolder: User | null,
  login: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  const { provider, profile, language } = login;
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
  // Creates no account that could never be confirmed; answers as for an unconfirmed one.
  if (emailHolder && !isTrusted) return notifyEmailHolder(emailHolder, login, deps, transaction);
  const email = emailHolder ? null : profile.email;
  const { audience: aud, defaultRole: role } = settings;
  const user = newProviderUser({ provider: provider.name, profile, email, aud, role, language });
  const made = await deps.createAccount(isTrusted && email ? withConfirmedEmail(user) : user, transaction);
  logger.info({ user_id: made.id, provider: provider.name }, 'account.signed-up');
  if (!isTrusted) return requestProviderConfirmation(made, login, deps, transaction);
  await record('user_signedup', made, login, deps, transaction);
  return { user: made };
}

async function save(
  user: User,
  { users }: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<User> {
  return (await users.update(user.id, toUserChanges(user), transaction)) ?? user;
}

function record(
  action: AuditAction,
  user: User,
  { provider, ip }: ProviderLogin,
  { audit }: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<void> {
  return audit.record({ action, actor: actorOf(user), traits: { provider: provider.name }, ip }, transaction);
}

/** Ids are unique within an issuer: after a reconfiguration for another one they belong to other people. */
function assertSameIssuer(user: User, { provider, profile }: ProviderLogin): void {
  const identity = user.identities.find(
    (known) => known.provider === provider.name && known.provider_id === profile.subject,
  );
  if (provider.protocol === 'oauth2' || identity?.identity_data['iss'] === profile.data['iss']) return;
  throw new IdentityError(422, 'identity_already_exists', 'Identity is already linked to another user');
}

function assertNotBanned(user: User): void {
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
}
