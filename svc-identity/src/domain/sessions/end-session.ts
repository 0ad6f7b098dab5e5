import { z } from 'zod';
import type { Dependencies } from '../../dependencies';
import type { AuditActor } from '../audit/audit-entry';
import { IdentityError, validationFailed } from '../errors';

export interface SessionEnding {
  readonly userId: string;
  readonly sessionId: string;
  /** The account itself, or an administrator. */
  readonly actor: AuditActor;
  readonly ip: string | null;
}

/**
 * Ends one session of an account, at once: its refresh and access tokens end with it.
 * @throws {IdentityError} session_not_found, also for a session of another account; validation_failed
 */
export async function endSession(
  { userId, sessionId, actor, ip }: SessionEnding,
  { sessions, audit, transact, logger }: Pick<Dependencies, 'sessions' | 'audit' | 'transact' | 'logger'>,
): Promise<void> {
  if (!z.guid().safeParse(sessionId).success) throw validationFailed('session_id must be an UUID', 404);
  const traits = { user_id: userId, session_id: sessionId };
  await transact(async (transaction) => {
    if (!(await sessions.remove(sessionId.toLowerCase(), userId, transaction)))
      throw new IdentityError(404, 'session_not_found', 'Session not found');
    await audit.record({ action: 'logout', actor, traits, ip, tells: 'session_ended' }, transaction);
  });
  logger.info({ user_id: userId, session_id: sessionId }, 'session.ended');
}
