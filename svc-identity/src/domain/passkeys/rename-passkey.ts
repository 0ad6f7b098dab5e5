import { passkeyNameMaxLength } from '@sabi/contracts/identity/field-limits';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import type { ClientDescription } from '../sessions/session';
import { assertMayManagePasskeys } from './assert-may-manage-passkeys';
import type { Passkey } from './passkey';
import { assertPasskeyId, passkeyNotFound } from './passkey-errors';
import type { PasskeyRepository } from './passkey-repository';

interface RenamePasskeyDependencies {
  readonly passkeys: PasskeyRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/** @throws {IdentityError} no_authorization, insufficient_aal, validation_failed */
export async function renamePasskey(
  input: { caller: Caller; passkeyId: string; friendlyName: string; client: ClientDescription },
  deps: RenamePasskeyDependencies,
): Promise<Passkey> {
  const { caller, passkeyId, friendlyName: name, client } = input;
  assertMayManagePasskeys(caller);
  assertPasskeyId(passkeyId);
  if (!name) throw validationFailed('friendly_name is required');
  if (name.length > passkeyNameMaxLength)
    throw validationFailed(`friendly_name must be ${passkeyNameMaxLength} characters or less`);
  return deps.transact(async (transaction) => {
    const { id: userId } = caller.user;
    const renamed = await deps.passkeys.rename(passkeyId.toLowerCase(), userId, name, transaction);
    if (!renamed) throw passkeyNotFound();
    const traits = { passkey_id: renamed.id };
    await deps.audit.record(
      { action: 'passkey_updated', actor: actorOf(caller.user), traits, ip: client.ip },
      transaction,
    );
    return renamed;
  });
}
