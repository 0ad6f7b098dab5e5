import type { Dependencies } from '../../dependencies';
import { actorOf } from '../audit/actors';
import type { Caller } from '../sessions/authenticate';
import type { ClientDescription } from '../sessions/session';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { isVerified } from './factor';
import { getEnrollableFactor } from './find-factor';
import { insufficientAal, soleFactor, userGone } from './refusals';
import { leavesCodesAlone, type NeededForRemoval, removeFactor } from './remove-factor';

/**
 * Takes a factor off the caller's account. One that protects it needs a session that it, or another, has raised.
 * @returns the factor's id
 * @throws {IdentityError} mfa_factor_not_found, validation_failed, no_authorization, insufficient_aal,
 *   mfa_recovery_codes_sole_factor
 */
export async function unenrollFactor(
  { caller, factorId, client }: { caller: Caller; factorId: string; client: ClientDescription },
  deps: Pick<Dependencies, NeededForRemoval | 'transact' | 'audit'>,
): Promise<string> {
  assertNotAnonymous(caller.user);
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    const factor = getEnrollableFactor(user, factorId, 'DELETE /factors/recovery-codes');
    if (isVerified(factor)) {
      if (caller.session?.aal !== 'aal2')
        throw insufficientAal(422, 'AAL2 required to unenroll verified factor');
      if (leavesCodesAlone(user.factors, factor)) throw soleFactor();
    }
    await removeFactor(user, factor, deps, transaction);
    const traits = { factor_id: factor.id, factor_type: factor.factor_type, factor_status: factor.status };
    await deps.audit.record(
      {
        action: 'factor_unenrolled',
        actor: actorOf(user),
        traits,
        ip: client.ip,
        // One that was never finished protected nothing.
        ...(!isVerified(factor) && { tells: null }),
      },
      transaction,
    );
    return factor.id;
  });
}
