import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { isVerified } from '../users/factor';
import { assertMayChangeFactors } from './assert-may-change-factors';
import { soleFactor, userGone } from './factor-errors';
import { getEnrollableFactor } from './find-factor';
import { leavesOnlyRecoveryCodes, type FactorRemovalDependencies, removeFactor } from './remove-factor';

const needsFactorToRemove = { status: 422, message: 'AAL2 required to unenroll verified factor' } as const;

interface UnenrollFactorDependencies extends FactorRemovalDependencies {
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/**
 * Removes a factor of the caller. A verified one needs a session that recently verified it or another.
 * @returns the factor's id
 * @throws {IdentityError} mfa_factor_not_found, validation_failed, no_authorization, insufficient_aal,
 * mfa_recovery_codes_sole_factor
 */
export async function unenrollFactor(
  { caller, factorId, client }: { caller: Caller; factorId: string; client: ClientDescription },
  deps: UnenrollFactorDependencies,
): Promise<string> {
  assertNotAnonymous(caller.user);
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    const factor = getEnrollableFactor(user, factorId, 'DELETE /factors/recovery-codes');
    if (isVerified(factor)) {
      assertMayChangeFactors(user.factors, caller.session, needsFactorToRemove);
      if (leavesOnlyRecoveryCodes(user.factors, factor)) throw soleFactor();
    }
    await removeFactor(user, factor, deps, transaction);
    const traits = { factor_id: factor.id, factor_type: factor.factor_type, factor_status: factor.status };
    await deps.audit.record(
      {
        action: 'factor_unenrolled',
        actor: actorOf(user),
        traits,
        ip: client.ip,
        // No notice about a factor that was never verified.
        ...(!isVerified(factor) && { securityEvent: null }),
      },
      transaction,
    );
    return factor.id;
  });
}
