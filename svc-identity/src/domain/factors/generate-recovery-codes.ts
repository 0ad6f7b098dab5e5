import { randomUUID } from 'node:crypto';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { IdentityError } from '../errors/identity-error';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { type Factor, isVerified, newFactor } from '../users/factor';
import type { UserRepository } from '../users/user-repository';
import { soleFactor, userGone } from './factor-errors';
import { assertNameFree, assertNameLength } from './factor-name';
import { assertMayIssueCodes, type IssuedRecoveryCodes } from './recovery-code-factor';
import type { RecoveryCodeRepository } from './recovery-code-repository';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes';

const defaultName = 'Recovery codes';

interface GenerateRecoveryCodesDependencies {
  readonly users: UserRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Creates the caller's recovery codes and returns them, only this once.
 * @throws {IdentityError} no_authorization, mfa_recovery_codes_enroll_not_enabled, insufficient_aal,
 * mfa_verified_factor_exists, mfa_recovery_codes_sole_factor, mfa_factor_name_conflict, validation_failed
 */
export async function generateRecoveryCodes(
  { caller, friendlyName, client }: { caller: Caller; friendlyName: string; client: ClientDescription },
  deps: GenerateRecoveryCodesDependencies,
): Promise<IssuedRecoveryCodes> {
  assertMayIssueCodes(caller, 'generate', deps);
  const name = friendlyName || defaultName;
  assertNameLength(name);
  const known = { id: randomUUID(), factor_type: 'recovery_code', friendly_name: name } as const;
  // The caller has just verified another factor.
  const factor: Factor = { ...newFactor(known), status: 'verified' };
  const codes = createRecoveryCodes();
  await deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    assertNoneYet(user.factors);
    if (!user.factors.some(isVerified)) throw soleFactor();
    assertNameFree(name, user.factors);
    await deps.users.update(user.id, { factors: [...user.factors, factor] }, transaction);
    await deps.recoveryCodes.replace(
      {
        user_id: user.id,
        factor_id: factor.id,
        codes: codes.map((code) => ({ hash: hashRecoveryCode(code, factor.id), used_at: null })),
        created_at: factor.created_at,
      },
      transaction,
    );
    const details = { factor_type: factor.factor_type, name };
    await requestNotice({ user, kind: 'factor_added', details }, deps, transaction);
    const traits = { factor_id: factor.id, factor_type: factor.factor_type };
    await deps.audit.record(
      {
        action: 'factor_in_progress',
        actor: actorOf(user),
        traits,
        ip: client.ip,
        securityEvent: 'recovery_codes_made',
      },
      transaction,
    );
  });
  return { factor, codes };
}

function assertNoneYet(factors: readonly Factor[]): void {
  if (!factors.some(({ factor_type: type }) => type === 'recovery_code')) return;
  throw new IdentityError(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes already exist, regenerate them to get new ones',
  );
}
