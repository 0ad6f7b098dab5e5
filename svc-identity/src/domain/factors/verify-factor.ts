import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import { assertMayTry, forgetAttempts, keysOfFactor } from '../authentication/secret-attempts';
import type { SecretBox } from '../encryption/secret-box';
import { IdentityError } from '../errors/identity-error';
import { callMfaVerificationHook } from '../hooks/call-mfa-verification-hook';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { issueSession } from '../session-lifecycle/issue-session';
import type { IssuedSession, StartedSession } from '../session-lifecycle/issued-session';
import { type UpgradeSessionDependencies, upgradeSession } from '../session-lifecycle/upgrade-session';
import type { ClientDescription } from '../sessions/session';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { isVerified, withFactor } from '../users/factor';
import type { UserRepository } from '../users/user-repository';
import { assertMayAnswer } from './challenge-factor';
import { challengeMismatch, checkAnswer, type Proof } from './check-answer';
import type { FactorChallenge } from './factor-challenge';
import type { FactorChallengeRepository } from './factor-challenge-repository';
import { factorNotFound, userGone } from './factor-errors';
import { assertCanVerify, methodOf } from './factor-types';
import { type EnrollableFactor, getEnrollableFactor } from './find-factor';
import { parseAnswer, type SubmittedAnswer } from './parse-answer';
import type { WebAuthn } from './web-authn';

export interface FactorVerification {
  readonly caller: Caller;
  readonly factorId: string;
  readonly challengeId: string;
  readonly answer: SubmittedAnswer;
  readonly client: ClientDescription;
}

interface VerifyDependencies extends UpgradeSessionDependencies {
  readonly users: UserRepository;
  readonly factorChallenges: FactorChallengeRepository;
  readonly signInAttempts: AttemptLimiter;
  readonly secretBox: SecretBox;
  readonly webAuthn: WebAuthn;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

interface Attempt {
  readonly caller: Caller;
  readonly factor: EnrollableFactor;
  readonly challenge: FactorChallenge;
  readonly client: ClientDescription;
}

/**
 * Raises the caller's session by the right answer to a challenge, once. The first answer verifies the factor.
 * @throws {IdentityError} mfa_factor_not_found, validation_failed, no_authorization, insufficient_aal,
 *   mfa_totp_verify_not_enabled, mfa_phone_verify_not_enabled, mfa_webauthn_verify_not_enabled,
 *   mfa_ip_address_mismatch, mfa_challenge_expired, mfa_verification_failed, over_request_rate_limit,
 *   session_not_found, mfa_verification_rejected
 */
export async function verifyFactor(
  { caller, factorId, challengeId, answer, client }: FactorVerification,
  deps: VerifyDependencies,
): Promise<IssuedSession> {
  const { user } = caller;
  assertNotAnonymous(user);
  const factor = getEnrollableFactor(user, factorId, 'POST /factors/recovery-codes/verify');
  assertCanVerify(factor.factor_type, deps.settings.factors);
  const submitted = parseAnswer(factor.factor_type, answer);
  assertMayAnswer(factor, caller);
  await assertMayTry(keysOfFactor(user.id), deps);
  const challenge = await findChallenge(challengeId, factor, client, deps);
  const attempt = { caller, factor, challenge, client };
  let started: StartedSession;
  try {
    const proof = await judge(attempt, checkAnswer({ factor, challenge, answer: submitted }, deps), deps);
    started = await accept(attempt, proof, deps);
  } catch (error) {
    await recordFailure(attempt, error, deps);
    throw error;
  }
  await forgetAttempts(keysOfFactor(user.id), deps);
  return issueSession(started, deps);
}

/** Calls the operator's hook, for right and wrong answers. */
async function judge(
  { caller: { user }, factor, client: { ip } }: Attempt,
  checked: Promise<Proof>,
  deps: VerifyDependencies,
): Promise<Proof> {
  const ask = (isRight: boolean) => callMfaVerificationHook({ userId: user.id, factor, isRight, ip }, deps);
  try {
    const proof = await checked;
    proof(factor); // a used answer is wrong
    await ask(true);
    return proof;
  } catch (error) {
    if (isWrongAnswer(error)) await ask(false);
    throw error;
  }
}

async function findChallenge(
  id: string,
  factor: EnrollableFactor,
  { ip }: ClientDescription,
  { factorChallenges }: VerifyDependencies,
): Promise<FactorChallenge> {
  const challenge = z.guid().safeParse(id).success
    ? await factorChallenges.find(id.toLowerCase(), factor.id)
    : null;
  if (!challenge) {
    throw new IdentityError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (challenge.used_at || challenge.ip !== ip) throw challengeMismatch();
  if (challenge.expires_at < new Date()) {
    throw new IdentityError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
}

/** Writes all effects of a right answer in one transaction. */
function accept(attempt: Attempt, proof: Proof, deps: VerifyDependencies): Promise<StartedSession> {
  const { caller, factor, challenge, client } = attempt;
  const { id: userId } = caller.user;
  return deps.transact(async (transaction) => {
    const user = await deps.users.findById(userId, transaction);
    if (!user) throw userGone();
    const current = user.factors.find(({ id }) => id === factor.id);
    if (!current) throw factorNotFound();
    assertMayAnswer(current, { user, session: caller.session });
    // A WebAuthn challenge is already used up.
    const isFirst =
      challenge.web_authn !== null || (await deps.factorChallenges.use(challenge.id, transaction));
    if (!isFirst) throw challengeMismatch();
    const verified = { ...current, ...proof(current), status: 'verified' } as const;
    const factors = withFactor(user.factors, verified).filter(
      (other) => isVerified(other) || other.factor_type !== factor.factor_type,
    );
    const updated = (await deps.users.update(userId, { factors }, transaction)) ?? user;
    if (!isVerified(current)) {
      const details = { factor_type: factor.factor_type, name: factor.friendly_name };
      await requestNotice({ user, kind: 'factor_added', details }, deps, transaction);
    }
    const securityEvent = isVerified(current) ? null : 'factor_added';
    await deps.audit.record({ ...describeAttempt(attempt, true, client), securityEvent }, transaction);
    const method = methodOf[factor.factor_type];
    return upgradeSession(
      { user: updated, session: caller.session, method, factorId: factor.id },
      deps,
      transaction,
    );
  });
}

async function recordFailure(attempt: Attempt, error: unknown, deps: VerifyDependencies): Promise<void> {
  if (!isWrongAnswer(error) && !isRejected(error)) return;
  deps.logger.info({ user_id: attempt.caller.user.id, factor_id: attempt.factor.id }, 'factor.answer.wrong');
  await deps.audit.recordAlone({
    ...describeAttempt(attempt, false, attempt.client),
    securityEvent: 'factor_refused',
  });
}

const isWrongAnswer = (error: unknown): boolean =>
  error instanceof IdentityError && error.code === 'mfa_verification_failed';

const isRejected = (error: unknown): boolean =>
  error instanceof IdentityError && error.code === 'mfa_verification_rejected';

function describeAttempt(
  { caller, factor, challenge }: Attempt,
  isRight: boolean,
  { ip }: ClientDescription,
) {
  const traits = {
    factor_id: factor.id,
    factor_type: factor.factor_type,
    challenge_id: challenge.id,
    succeeded: isRight,
  };
  return { action: 'verification_attempted', actor: actorOf(caller.user), traits, ip } as const;
}
