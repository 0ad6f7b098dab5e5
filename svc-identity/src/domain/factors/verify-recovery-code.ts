import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { IdentityError } from '../errors/identity-error';
import { callMfaVerificationHook, type FactorAttempt } from '../hooks/call-mfa-verification-hook';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession, StartedSession } from '../session-lifecycle/issued-session';
import { type UpgradeSessionDependencies, upgradeSession } from '../session-lifecycle/upgrade-session';
import { describeClient } from '../sessions/device';
import type { ClientDescription } from '../sessions/session';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { type Factor, withFactor } from '../users/factor';
import type { UserRepository } from '../users/user-repository';
import { userGone, wrongAnswer } from './factor-errors';
import { getRecoveryCodeFactor } from './recovery-code-factor';
import type { RecoveryCodeRepository } from './recovery-code-repository';
import { hashRecoveryCode, normalizeRecoveryCode } from './recovery-codes';

interface CodeAttempt {
  readonly caller: Caller;
  /** As typed. */
  readonly code: string;
  readonly client: ClientDescription;
}

interface VerifyDependencies extends UpgradeSessionDependencies {
  readonly users: UserRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly recoveryCodeAttempts: AttemptLimiter;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/**
 * Raises the caller's session and uses up the recovery code.
 * @throws {IdentityError} no_authorization, mfa_recovery_codes_verify_not_enabled, mfa_factor_not_found,
 * mfa_recovery_codes_locked, mfa_verification_failed, mfa_verification_rejected, session_not_found
 */
export async function verifyRecoveryCode(
  { caller, code, client }: CodeAttempt,
  deps: VerifyDependencies,
): Promise<IssuedSession> {
  const { user } = caller;
  assertNotAnonymous(user);
  assertEnabled(deps);
  const factor = getRecoveryCodeFactor(user.factors);
  await assertNotLocked(user.id, deps);
  const hash = hashRecoveryCode(normalizeRecoveryCode(code), factor.id);
  const describe = (succeeded: boolean) => {
    const traits = { factor_id: factor.id, factor_type: factor.factor_type, succeeded };
    const securityEvent = succeeded ? 'recovery_code_used' : 'factor_refused';
    return {
      action: 'verification_attempted',
      actor: actorOf(user),
      traits,
      ip: client.ip,
      securityEvent,
    } as const;
  };
  try {
    await judge({ userId: user.id, factor, hash, ip: client.ip }, deps);
  } catch (error) {
    await deps.audit.recordAlone(describe(false));
    throw error;
  }
  const started = await deps.transact(async (transaction) => {
    const left = await deps.recoveryCodes.use(user.id, hash, transaction);
    if (left === null) return null;
    const details = { ...describeClient(client), codes_left: left };
    await requestNotice({ user, kind: 'recovery_code_used', details }, deps, transaction);
    await deps.audit.record(describe(true), transaction);
    return raise({ caller, factor }, deps, transaction);
  });
  if (!started) {
    await deps.audit.recordAlone(describe(false));
    throw wrongAnswer('Invalid recovery code entered');
  }
  await deps.recoveryCodeAttempts.forget(user.id);
  return issueSession(started, deps);
}

/** Before the code is used, because hooks are called outside transactions. */
async function judge(
  { hash, ...attempt }: Omit<FactorAttempt, 'isRight'> & { hash: string },
  deps: VerifyDependencies,
): Promise<void> {
  if (!deps.hooks.has('mfa-verification')) return;
  const set = await deps.recoveryCodes.find(attempt.userId);
  const isRight = set?.codes.some((code) => code.hash === hash && code.used_at === null) ?? false;
  await callMfaVerificationHook({ ...attempt, isRight }, deps);
}

function assertEnabled({ settings }: VerifyDependencies): void {
  if (settings.factors.recoveryCodes.canVerify) return;
  throw new IdentityError(
    422,
    'mfa_recovery_codes_verify_not_enabled',
    'MFA verification is disabled for recovery codes',
  );
}

/** Counts attempts in advance; a right code resets the count. */
async function assertNotLocked(userId: string, { recoveryCodeAttempts }: VerifyDependencies): Promise<void> {
  const retryAfterSeconds = await recoveryCodeAttempts.begin(userId);
  if (retryAfterSeconds === 0) return;
  throw new IdentityError(
    429,
    'mfa_recovery_codes_locked',
    'Too many wrong recovery codes, please try again later or use another factor',
    { retryAfterSeconds },
  );
}

async function raise(
  { caller, factor }: { caller: Caller; factor: Factor },
  deps: VerifyDependencies,
  transaction: Transaction,
): Promise<StartedSession> {
  const current = await deps.users.findById(caller.user.id, transaction);
  if (!current) throw userGone();
  const known = getRecoveryCodeFactor(current.factors);
  const factors = withFactor(current.factors, { ...known, last_challenged_at: new Date() });
  const user = (await deps.users.update(current.id, { factors }, transaction)) ?? current;
  return upgradeSession(
    { user, session: caller.session, method: 'mfa/recovery_code', factorId: factor.id },
    deps,
    transaction,
  );
}
