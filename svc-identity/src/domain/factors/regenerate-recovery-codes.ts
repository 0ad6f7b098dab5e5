import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { withFactor } from '../users/factor';
import type { UserRepository } from '../users/user-repository';
import { userGone } from './factor-errors';
import { assertMayIssueCodes, getRecoveryCodeFactor, type IssuedRecoveryCodes } from './recovery-code-factor';
import type { RecoveryCodeRepository } from './recovery-code-repository';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';

interface RegenerateRecoveryCodesDependencies {
  readonly users: UserRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly recoveryCodeAttempts: AttemptLimiter;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Replaces the caller's recovery codes and resets failed attempts.
 * @throws {IdentityError} no_authorization, mfa_recovery_codes_enroll_not_enabled, insufficient_aal,
 * mfa_factor_not_found
 */
export async function regenerateRecoveryCodes(
  { caller, client }: { caller: Caller; client: ClientDescription },
  deps: RegenerateRecoveryCodesDependencies,
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
