import { customizeClaims } from '../hooks/customize-claims';
import type { Ports } from '../ports/ports';
import type { AccessToken } from '../tokens/access-tokens';
import type { User } from '../users/user';
import type { IssuedSession, StartedSession } from './issued-session';
import type { Session } from './session';

/** What whoever issues access tokens needs among their dependencies. */
export type NeededToIssue = 'accessTokens' | 'hooks' | 'sessions';

/**
 * Gives a session that was begun or raised its access token. Never within the transaction that writes the session: an
 * operator's hook may have its say. Where the hook refuses, the session ends, for nobody holds a token of it.
 * @throws {HookRefused} and what customizeClaims throws
 */
export async function issueSession(
  started: StartedSession,
  deps: Pick<Ports, NeededToIssue>,
): Promise<IssuedSession> {
  const { user, session } = started;
  try {
    const accessToken = await issueAccessToken({ user, session, ip: session.ip }, deps);
    return { ...started, accessToken };
  } catch (error) {
    await deps.sessions.remove(session.id, user.id);
    throw error;
  }
}

/** @param token.method how the session comes to it; when left out, as its owner last proved who they are */
export async function issueAccessToken(
  token: { user: User; session: Session; method?: string; ip: string | null },
  { accessTokens, hooks }: Pick<Ports, 'accessTokens' | 'hooks'>,
): Promise<AccessToken> {
  const { user, session, ip } = token;
  const claims = accessTokens.describe(user, session);
  if (!hooks.has('customize-access-token')) return accessTokens.issue(claims);
  const method = token.method ?? lastMethodOf(session);
  return accessTokens.issue(await customizeClaims({ claims, method, ip }, { hooks }));
}

function lastMethodOf({ amr }: Session): string {
  return amr.reduce((last, proof) => (proof.at >= last.at ? proof : last)).method;
}
