import { z } from 'zod';
import { IdentityError } from '../errors/identity-error';
import type { Factor } from '../users/factor';
import type { Ports } from '../ports/all-ports';
import { decisionFields, readAnswer } from './hook-decision';

export interface FactorAttempt {
  readonly userId: string;
  readonly factor: Pick<Factor, 'id' | 'factor_type'>;
  readonly isRight: boolean;
  readonly ip: string | null;
}

const answerSchema = z.object(decisionFields);

/**
 * Calls the operator's hook about an answer to a challenge, right or wrong. A rejection ends the account's sessions, as
 * the attempt shows that someone has the password.
 * @throws {IdentityError} mfa_verification_rejected, and what {@link Hooks.call} throws
 */
export async function callMfaVerificationHook(
  { userId, factor, isRight, ip }: FactorAttempt,
  { hooks, sessions, logger }: Pick<Ports, 'hooks' | 'sessions' | 'logger'>,
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
