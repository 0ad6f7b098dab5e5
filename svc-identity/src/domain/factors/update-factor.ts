import type { Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { AdminCaller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import { type Factor, withFactor } from '../users/factor';
import { getUser } from '../users/get-user';
import { parsePhoneNumber } from '../users/phone-number';
import type { UserRepository } from '../users/user-repository';
import { factorNotFound } from './factor-errors';
import { assertNameFree, assertNameLength } from './factor-name';
import { getFactor } from './find-factor';

export interface FactorUpdate {
  readonly userId: string;
  readonly factorId: string;
  /** Empty: unchanged; the same for the phone. */
  readonly friendlyName: string;
  readonly phone: string;
  readonly admin: AdminCaller;
  readonly client: ClientDescription;
}

interface UpdateFactorDependencies {
  readonly users: UserRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/**
 * Changes a factor's name or number for an administrator. Factors without a number ignore it.
 * @throws {IdentityError} user_not_found, mfa_factor_not_found, mfa_factor_name_conflict, validation_failed
 */
export async function updateFactor(input: FactorUpdate, deps: UpdateFactorDependencies): Promise<Factor> {
  const { friendlyName, client } = input;
  const found = await getUser({ id: input.userId }, deps);
  const { factor_type: type } = getFactor(found, input.factorId);
  const { id } = found;
  assertNameLength(friendlyName);
  const phone = type === 'phone' && input.phone ? parsePhoneNumber(input.phone) : null;
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(id, transaction);
    if (!user) throw factorNotFound();
    const factor = getFactor(user, input.factorId);
    const others = user.factors.filter((other) => other.id !== factor.id);
    if (friendlyName) assertNameFree(friendlyName, others);
    const changed = {
      ...factor,
      ...(friendlyName && { friendly_name: friendlyName }),
      ...(phone && { phone }),
    };
    const updated = await deps.users.update(id, { factors: withFactor(user.factors, changed) }, transaction);
    const traits = { user_id: id, factor_id: factor.id, factor_type: factor.factor_type };
    const actor = adminActor(input.admin.role);
    await deps.audit.record({ action: 'factor_updated', actor, traits, ip: client.ip }, transaction);
    return updated?.factors.find((current) => current.id === factor.id) ?? changed;
  });
}
