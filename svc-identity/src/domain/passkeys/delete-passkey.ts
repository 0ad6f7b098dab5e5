import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf, adminActor } from '../audit/actors';
import type { AuditActor } from '../audit/audit-entry';
import type { AuditLog } from '../audit/audit-log';
import type { AdminCaller, Caller } from '../authentication/authenticate';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import { getUser } from '../users/get-user';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { assertMayChangePasskeys } from './assert-may-manage-passkeys';
import { passkeyNotFound } from './passkey-errors';
import type { PasskeyRepository } from './passkey-repository';

interface DeleteDependencies {
  readonly passkeys: PasskeyRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Removes a passkey of the caller; its sessions continue.
 * @throws {IdentityError} no_authorization, insufficient_aal, reauthentication_needed, validation_failed
 */
export async function deletePasskey(
  { caller, passkeyId, client }: { caller: Caller; passkeyId: string; client: ClientDescription },
  deps: DeleteDependencies,
): Promise<void> {
  assertMayChangePasskeys(caller);
  await remove({ user: caller.user, passkeyId, actor: actorOf(caller.user), ip: client.ip }, deps);
}

/** For an administrator. @throws {IdentityError} user_not_found, validation_failed */
export async function deletePasskeyOf(
  input: { userId: string; passkeyId: string; admin: AdminCaller; client: ClientDescription },
  deps: DeleteDependencies & { users: UserRepository },
): Promise<void> {
  const { userId, passkeyId, admin, client } = input;
  const user = await getUser({ id: userId }, deps);
  await remove({ user, passkeyId, actor: adminActor(admin.role), ip: client.ip }, deps);
}

function remove(
  { user, passkeyId, actor, ip }: { user: User; passkeyId: string; actor: AuditActor; ip: string | null },
  deps: DeleteDependencies,
): Promise<void> {
  return deps.transact(async (transaction) => {
    const removed = await deps.passkeys.remove(passkeyId.toLowerCase(), user.id, transaction);
    if (!removed) throw passkeyNotFound();
    const details = { name: removed.friendly_name };
    await requestNotice({ user, kind: 'passkey_removed', details }, deps, transaction);
    const traits = { user_id: user.id, passkey_id: removed.id };
    await deps.audit.record({ action: 'passkey_deleted', actor, traits, ip }, transaction);
  });
}
