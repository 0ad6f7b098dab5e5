import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import { IdentityError } from '../errors/identity-error';
import type { SessionRepository } from '../sessions/session-repository';
import { decisionFields, readAnswer } from './hook-decision';
import type { Hooks } from './hooks';

const answerSchema = z.object({
  ...decisionFields,
  should_logout_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

interface CallPasswordVerificationHookDependencies {
  readonly hooks: Hooks;
  readonly sessions: SessionRepository;
  readonly logger: Logger;
}

/**
 * Calls the operator's hook about a password attempt.
 * @throws {IdentityError} invalid_credentials when rejected, and errors of {@link Hooks.call}
 */
export async function callPasswordVerificationHook(
  { userId, isRight, ip }: { userId: string; isRight: boolean; ip: string | null },
  { hooks, sessions, logger }: CallPasswordVerificationHookDependencies,
): Promise<void> {
  if (!hooks.has('password-verification')) return;
  const payload = { user_id: userId, valid: isRight };
  const answer = readAnswer(answerSchema, await hooks.call('password-verification', { ip, payload }));
  if (answer?.decision !== 'reject') return;
  if (answer.should_logout_user) {
    await sessions.removeAllOf(userId);
    logger.info({ user_id: userId }, 'session.ended');
  }
  const message = answer.message || 'Further password verification attempts will be rejected.';
  throw new IdentityError(400, 'invalid_credentials', message);
}
