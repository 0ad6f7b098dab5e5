import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { emailChangeTypes } from '../email-change/request-email-change';
import { emailExists, validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { AccountCreation } from '../hooks/with-user-created-hooks';
import type { NewToken } from '../one-time-tokens/issue-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { findSignUpToResend } from '../one-time-tokens/sign-up-data';
import type { MailTokenType } from '../one-time-tokens/token-type';
import type { Settings } from '../settings/settings';
import { withAdminData } from '../users/admin-data';
import { parseEmailAddress } from '../users/email-address';
import { mergeMetadata, type Metadata } from '../users/metadata';
import { newUser } from '../users/new-user';
import { isEmailConfirmed, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { findOrMakeInvited } from './invite-user';

/** Link types for administrators. */
export const generatedTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type GeneratedType = (typeof generatedTypes)[number];

export interface LinkTargetRequest {
  readonly type: GeneratedType;
  /** In lower case. */
  readonly email: string;
  readonly newEmail: string;
  readonly data: Metadata;
  /** For an account that is created. */
  readonly passwordHash: string | null;
}

/** The account of a link with the token's data. */
export interface LinkTarget extends Pick<NewToken, 'relatesTo' | 'changesTo' | 'signUp'> {
  readonly user: User;
  readonly type: MailTokenType;
}

interface TargetDependencies extends AccountCreation {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly settings: Settings;
  readonly logger: Logger;
}

/**
 * Finds or creates the account of a link, and records the link.
 * @throws {IdentityError} user_not_found, email_exists, validation_failed
 */
export function makeLinkTarget(
  request: LinkTargetRequest,
  deps: TargetDependencies,
  transaction: Transaction,
): Promise<LinkTarget> {
  return makers[request.type](request, deps, transaction);
}

type Maker = (
  prepared: LinkTargetRequest,
  deps: TargetDependencies,
  transaction: Transaction,
) => Promise<LinkTarget>;

const makers: Readonly<Record<GeneratedType, Maker>> = {
  signup: makeSignUp,
  invite: async ({ email, data }, deps, transaction) => {
    const user = await findOrMakeInvited({ email, data, language: 'en' }, deps, transaction);
    const now = new Date();
    const changes = { invited_at: now, confirmation_sent_at: now };
    const invited = (await deps.users.update(user.id, changes, transaction)) ?? user;
    return { user: invited, type: 'invite', relatesTo: email };
  },
  magiclink: (prepared, deps, transaction) => makeRecovery('magiclink', prepared, deps, transaction),
  recovery: (prepared, deps, transaction) => makeRecovery('recovery', prepared, deps, transaction),
  email_change_current: makeEmailChange,
  email_change_new: makeEmailChange,
};

async function makeSignUp(
  { email, data, passwordHash }: LinkTargetRequest,
  { users, oneTimeTokens, settings, logger, createAccount }: TargetDependencies,
  transaction: Transaction,
): Promise<LinkTarget> {
  const known = await users.findByEmail(email, transaction);
  if (known && isEmailConfirmed(known)) throw emailExists();
  const candidate = newUser({ aud: settings.audience, email, passwordHash, language: 'en' }, data);
  const given = { password_hash: passwordHash, user_metadata: data };
  const made = known ?? (await createAccount(withAdminData(candidate, given), transaction));
  if (!known) logger.info({ user_id: made.id }, 'account.signed-up');
  const changes = {
    confirmation_sent_at: new Date(),
    ...(known && {
      user_metadata: mergeMetadata(known.user_metadata, data),
      set_by_admin: withAdminData(known, { user_metadata: data }).set_by_admin ?? null,
    }),
  };
  const user = (await users.update(made.id, changes, transaction)) ?? made;
  const signUp = known ? await findSignUpToResend(known, 'email', { oneTimeTokens }, transaction) : null;
  return { user, type: 'confirmation', relatesTo: email, signUp };
}

async function makeRecovery(
  type: 'magiclink' | 'recovery',
  { email }: LinkTargetRequest,
  { users }: TargetDependencies,
  transaction: Transaction,
): Promise<LinkTarget> {
  const known = await users.findByEmail(email, transaction);
  if (!known) throw linkUserNotFound();
  const user = await users.update(known.id, { recovery_sent_at: new Date() }, transaction);
  return { user: user ?? known, type, relatesTo: email };
}

async function makeEmailChange(
  { type, email, newEmail }: LinkTargetRequest,
  { users, oneTimeTokens, settings }: TargetDependencies,
  transaction: Transaction,
): Promise<LinkTarget> {
  if (type === 'email_change_current' && !settings.isEmailChangeConfirmedTwice) {
    throw validationFailed('Enable secure email change to generate link for current email', 422);
  }
  const changesTo = parseEmailAddress(newEmail);
  if (await users.findByEmail(changesTo, transaction)) throw emailExists();
  const known = await users.findByEmail(email, transaction);
  if (!known) throw linkUserNotFound();
  // Ends links of an earlier change, but not the other one of this change.
  if (known.new_email !== changesTo) await oneTimeTokens.endAllOf(known.id, transaction, emailChangeTypes);
  const changes = { new_email: changesTo, email_change_sent_at: new Date() };
  const user = (await users.update(known.id, changes, transaction)) ?? known;
  return type === 'email_change_current'
    ? { user, type, relatesTo: email, changesTo }
    : { user, type: 'email_change_new', relatesTo: changesTo, changesTo };
}

export const linkUserNotFound = () =>
  new IdentityError(404, 'user_not_found', 'User with this email not found');
