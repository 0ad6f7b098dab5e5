import type { Hooks } from '../hooks/hooks';
import type { Session } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import { activeRoles } from '../staff/staff-grant';
import type { StaffGrantRepository } from '../staff/staff-grant-repository';
import { withStaffRoles } from '../staff/with-staff-roles';
import type { AccessTokenClaims } from '../tokens/access-token-claims';
import type { AccessToken, AccessTokens } from '../tokens/access-tokens';
import { customizeClaims } from '../tokens/customize-claims';
import type { User } from '../users/user';
import type { IssuedSession, StartedSession } from './issued-session';

/** Names of the ports that are needed to issue access tokens. */
export interface IssueSessionDependencies {
  readonly accessTokens: AccessTokens;
  readonly hooks: Hooks;
  readonly sessions: SessionRepository;
  readonly staffGrants: StaffGrantRepository;
}

/**
 * Issues the access token of a started or raised session. Not within the transaction that writes the session, as the
 * operator's hook may be called. If the hook refuses, the session ends, as no token of it was issued.
 * @throws {HookRefused} and what customizeClaims throws
 */
export async function issueSession(
  started: StartedSession,
  deps: IssueSessionDependencies,
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

interface TokenRequest {
  readonly user: User;
  readonly session: Session;
  /** How the session was authenticated; default: its owner's latest method. */
  readonly method?: string;
  readonly ip: string | null;
}

interface IssueAccessTokenDependencies {
  readonly accessTokens: AccessTokens;
  readonly hooks: Hooks;
  readonly staffGrants: StaffGrantRepository;
}

/** The roles of the staff come from the account's grant alone, whatever a hook writes. */
export async function issueAccessToken(
  token: TokenRequest,
  deps: IssueAccessTokenDependencies,
): Promise<AccessToken> {
  const { user, session } = token;
  // Applications act for the account, never for the staff.
  const grant = session.oauth || user.is_anonymous ? null : await deps.staffGrants.find(user.id);
  const claims = await describeToken(token, deps);
  return deps.accessTokens.issue(withStaffRoles(claims, activeRoles(grant)));
}

async function describeToken(
  { user, session, method, ip }: TokenRequest,
  { accessTokens, hooks }: { accessTokens: AccessTokens; hooks: Hooks },
): Promise<AccessTokenClaims> {
  const claims = accessTokens.describe(user, session);
  if (!hooks.has('customize-access-token')) return claims;
  return customizeClaims({ claims, method: method ?? lastMethodOf(session), ip }, { hooks });
}

function lastMethodOf({ amr }: Session): string {
  return amr.reduce((last, proof) => (proof.at >= last.at ? proof : last)).method;
}
