import type { Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { AdminCaller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import type { Factor } from '../users/factor';
import { getUser } from '../users/get-user';
import { factorNotFound } from './factor-errors';
import { getFactor } from './find-factor';
import { type FactorRemovalDependencies, removeFactor } from './remove-factor';

interface DeleteFactorDependencies extends FactorRemovalDependencies {
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/**
 * Removes any account's factor for an administrator, for example after a lost phone.
 * @throws {IdentityError} user_not_found, mfa_factor_not_found, validation_failed
 */
export async function deleteFactor(
  input: { userId: string; factorId: string; admin: AdminCaller; client: ClientDescription },
  deps: DeleteFactorDependencies,
): Promise<Factor> {
  const { id } = await getUser({ id: input.userId }, deps);
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(id, transaction);
    if (!user) throw factorNotFound();
    const factor = getFactor(user, input.factorId);
    await removeFactor(user, factor, deps, transaction);
    const traits = { user_id: user.id, factor_id: factor.id, factor_type: factor.factor_type };
    const actor = adminActor(input.admin.role);
    await deps.audit.record({ action: 'factor_deleted', actor, traits, ip: input.client.ip }, transaction);
    return factor;
  });
}
