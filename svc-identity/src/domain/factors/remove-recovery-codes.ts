import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { hasRecentFactorSignIn } from './assert-may-change-factors';
import { insufficientAal, userGone } from './factor-errors';
import { getRecoveryCodeFactor } from './recovery-code-factor';
import { type FactorRemovalDependencies, removeFactor } from './remove-factor';

interface RemoveRecoveryCodesDependencies extends FactorRemovalDependencies {
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/**
 * Removes the caller's recovery codes.
 * @returns id of their factor
 * @throws {IdentityError} no_authorization, mfa_factor_not_found, insufficient_aal
 */
export async function removeRecoveryCodes(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: RemoveRecoveryCodesDependencies,
): Promise<string> {
  assertNotAnonymous(caller.user);
  if (!hasRecentFactorSignIn(caller.session))
    throw insufficientAal(403, 'AAL2 required to unenroll recovery codes');
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    const factor = getRecoveryCodeFactor(user.factors);
    await removeFactor(user, factor, deps, transaction);
    const traits = { factor_id: factor.id, factor_type: factor.factor_type };
    await deps.audit.record(
      { action: 'factor_unenrolled', actor: actorOf(user), traits, ip: client.ip },
      transaction,
    );
    return factor.id;
  });
}
