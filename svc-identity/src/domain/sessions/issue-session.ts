import { customizeClaims } from '../hooks/customize-claims';
import type { Ports } from '../ports/all-ports';
import type { AccessToken } from '../tokens/access-tokens';
import type { User } from '../users/user';
import type { IssuedSession, StartedSession } from './issued-session';
import type { Session } from './session';

/** Names of the ports that are needed to issue access tokens. */
export type NeededToIssue = 'accessTokens' | 'hooks' | 'sessions';

/**
 * Issues the access token of a started or raised session. Not within the transaction that writes the session, as the
 * operator's hook may be called. If the hook refuses, the session ends, as no token of it was issued.
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

/** @param token.method how the session was authenticated; default: its owner's latest method */
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
