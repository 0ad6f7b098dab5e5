import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import { IdentityError } from '../errors/identity-error';
import type { SessionRepository } from '../sessions/session-repository';
import type { Factor } from '../users/factor';
import { decisionFields, readAnswer } from './hook-decision';
import type { Hooks } from './hooks';

export interface FactorAttempt {
  readonly userId: string;
  readonly factor: Pick<Factor, 'id' | 'factor_type'>;
  readonly isRight: boolean;
  readonly ip: string | null;
}

const answerSchema = z.object(decisionFields);

interface CallMfaVerificationHookDependencies {
  readonly hooks: Hooks;
  readonly sessions: SessionRepository;
  readonly logger: Logger;
}

/**
 * Calls the operator's hook about an answer to a challenge. A rejection ends the account's sessions, because
 * the caller has the password.
 * @throws {IdentityError} mfa_verification_rejected, and errors of {@link Hooks.call}
 */
export async function callMfaVerificationHook(
  { userId, factor, isRight, ip }: FactorAttempt,
  { hooks, sessions, logger }: CallMfaVerificationHookDependencies,
): Promise<void> {
  if (!hooks.has('mfa-verification')) return;
  const payload = {
    user_id: userId,
    factor_id: factor.id,
    factor_type: factor.factor_type,
    valid: isRight,
  };
  const answer = readAnswer(answerSchema, await hooks.call('mfa-verification', { ip, payload }));
  if (answer?.decision !== 'reject') return;
  await sessions.removeAllOf(userId);
  logger.info({ user_id: userId }, 'session.ended');
  const message = answer.message || 'Further MFA verification attempts will be rejected.';
  throw new IdentityError(403, 'mfa_verification_rejected', message);
}
