import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { withDerivedProviders } from '../users/derive-providers';
import { toUserChanges } from '../users/to-user-changes';
import type { Identity, User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';
import { assertMayManageIdentities } from './assert-may-manage-identities';

interface UnlinkIdentityDependencies {
  readonly users: UserRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Removes one of several identities. Its address is replaced by a verified one of the others; the password
 * goes with the last identity it works with.
 * @throws {IdentityError} validation_failed, single_identity_not_deletable, identity_not_found,
 * email_conflict_identity_not_deletable, no_authorization, insufficient_aal
 */
export async function unlinkIdentity(
  { caller, identityId, ip }: { caller: Caller; identityId: string; ip: string | null },
  deps: UnlinkIdentityDependencies,
): Promise<void> {
  if (!z.guid().safeParse(identityId).success) throw validationFailed('identity_id must be an UUID', 404);
  assertMayManageIdentities(caller);
  const { id } = caller.user;
  try {
    await deps.transact(async (transaction) => {
      // Writes before reading, so that a concurrent request waits and finds one identity.
      const user = await deps.users.update(id, {}, transaction);
      const identity = assertRemovable(user?.identities ?? [], identityId.toLowerCase());
      if (!user) return;
      const traits = { identity_id: identity.identity_id, provider: identity.provider };
      await deps.audit.record({ action: 'identity_unlinked', actor: actorOf(user), traits, ip }, transaction);
      const details = { provider: identity.provider };
      await requestNotice({ user, kind: 'identity_unlinked', details }, deps, transaction);
      await deps.users.update(id, toUserChanges(withoutIdentity(user, identity)), transaction);
    });
  } catch (error) {
    if (!(error instanceof UserAlreadyStored)) throw error;
    throw new IdentityError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
}

function assertRemovable(identities: readonly Identity[], identityId: string): Identity {
  if (identities.length <= 1) {
    throw new IdentityError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const identity = identities.find(({ identity_id: id }) => id === identityId);
  if (identity) return identity;
  throw new IdentityError(422, 'identity_not_found', "Identity doesn't exist");
}

function withoutIdentity(user: User, { identity_id: removedId, provider }: Identity): User {
  const identities = user.identities.filter(({ identity_id: id }) => id !== removedId);
  return withDerivedProviders({
    ...user,
    identities,
    ...(provider === 'phone'
      ? { phone: null, phone_confirmed_at: null, new_phone: null, phone_change_sent_at: null }
      : { email: chooseEmail(user, identities) }),
    ...(isPasswordOrphaned(provider, identities) && { password_hash: null }),
  });
}

/** Passwords work only with an address or a number. */
function isPasswordOrphaned(removed: string, kept: readonly Identity[]): boolean {
  const isUsed = (provider: string) => provider === 'email' || provider === 'phone';
  return isUsed(removed) && !kept.some(({ provider }) => isUsed(provider));
}

/** The account's address if a remaining identity has it, else a verified one of theirs. */
function chooseEmail({ email }: User, identities: readonly Identity[]): string | null {
  if (identities.some((identity) => identity.email === email)) return email;
  const verified = identities.find(
    (identity) => identity.email && identity.identity_data['email_verified'] === true,
  );
  return verified?.email ?? email;
}
