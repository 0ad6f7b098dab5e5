import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { actorOf } from '../audit/actors';
import type { AuditActor } from '../audit/audit-entry';
import type { AuditLog } from '../audit/audit-log';
import { assertRequiredLevel } from '../authentication/assert-required-level';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { SessionRepository } from '../sessions/session-repository';

interface EndDependencies {
  readonly sessions: SessionRepository;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly logger: Logger;
}

export interface SessionEnding {
  readonly userId: string;
  readonly sessionId: string;
  /** The account itself or an administrator. */
  readonly actor: AuditActor;
  readonly ip: string | null;
}

/**
 * Ends a session with its tokens.
 * @throws {IdentityError} session_not_found, also for another account's session; validation_failed
 */
export async function endSession(
  { userId, sessionId, actor, ip }: SessionEnding,
  { sessions, audit, transact, logger }: EndDependencies,
): Promise<void> {
  if (!z.guid().safeParse(sessionId).success) throw validationFailed('session_id must be an UUID', 404);
  const traits = { user_id: userId, session_id: sessionId };
  await transact(async (transaction) => {
    if (!(await sessions.remove(sessionId.toLowerCase(), userId, transaction)))
      throw new IdentityError(404, 'session_not_found', 'Session not found');
    await audit.record({ action: 'logout', actor, traits, ip, securityEvent: 'session_ended' }, transaction);
  });
  logger.info({ user_id: userId, session_id: sessionId }, 'session.ended');
}

/**
 * The same for the caller. Ending another session needs the account's level.
 * @throws {IdentityError} insufficient_aal, session_not_found, validation_failed
 */
export async function endOwnSession(
  { caller, sessionId, ip }: { caller: Caller; sessionId: string; ip: string | null },
  deps: EndDependencies,
): Promise<void> {
  const { user, session } = caller;
  if (sessionId.toLowerCase() !== session?.id) assertRequiredLevel(caller);
  await endSession({ userId: user.id, sessionId, actor: actorOf(user), ip }, deps);
}
