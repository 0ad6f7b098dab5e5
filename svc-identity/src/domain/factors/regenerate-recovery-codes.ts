import { actorOf } from '../audit/actors';
import { requestNotice } from '../notices/request-notice';
import type { Ports } from '../ports/all-ports';
import type { Caller } from '../authentication/authenticate';
import type { ClientDescription } from '../sessions/session';
import { withFactor } from '../users/factor';
import { userGone } from './factor-errors';
import { assertMayIssueCodes, getRecoveryCodeFactor, type IssuedRecoveryCodes } from './recovery-code-factor';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';

/**
 * Replaces the caller's recovery codes. The older ones stop working, and failed attempts are reset.
 * @throws {IdentityError} no_authorization, mfa_recovery_codes_enroll_not_enabled, insufficient_aal,
 *   mfa_factor_not_found
 */
export async function regenerateRecoveryCodes(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: Pick<
    Ports,
    | 'users'
    | 'recoveryCodes'
    | 'recoveryCodeAttempts'
    | 'settings'
    | 'transact'
    | 'audit'
    | 'notices'
    | 'outbox'
  >,
): Promise<IssuedRecoveryCodes> {
  assertMayIssueCodes(caller, 'regenerate', deps);
  const codes = createRecoveryCodes();
  const factor = await deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    const current = getRecoveryCodeFactor(user.factors);
    await deps.users.update(user.id, { factors: withFactor(user.factors, current) }, transaction);
    await deps.recoveryCodes.replace(
      {
        user_id: user.id,
        factor_id: current.id,
        codes: codes.map((code) => ({ hash: hashRecoveryCode(code, current.id), used_at: null })),
        created_at: new Date(),
      },
      transaction,
    );
    await requestNotice({ user, kind: 'recovery_codes_replaced' }, deps, transaction);
    const traits = { factor_id: current.id, factor_type: current.factor_type };
    await deps.audit.record(
      {
        action: 'factor_updated',
        actor: actorOf(user),
        traits,
        ip: client.ip,
        securityEvent: 'recovery_codes_made',
      },
      transaction,
    );
    return current;
  });
  await deps.recoveryCodeAttempts.forget(caller.user.id);
  return { factor, codes };
}
