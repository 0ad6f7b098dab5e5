import type { Settings } from '../settings/settings';
import { findSessionEnd, type Session } from './session';
import type { SessionRepository } from './session-repository';

/** Active sessions, most recently used first. */
export async function listSessions(
  { userId }: { userId: string },
  { sessions, settings }: { sessions: SessionRepository; settings: Settings },
): Promise<Session[]> {
  const found = await sessions.findAllOf(userId);
  return found
    .filter((session) => !findSessionEnd(session, settings.sessionLimits))
    .sort((one, other) => lastUseOf(other).getTime() - lastUseOf(one).getTime());
}

/** The last refresh; other uses are not recorded. */
export function lastUseOf({ refreshed_at, created_at }: Session): Date {
  return refreshed_at ?? created_at;
}
