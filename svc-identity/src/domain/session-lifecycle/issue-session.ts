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

export interface IssueSessionDependencies {
  readonly accessTokens: AccessTokens;
  readonly hooks: Hooks;
  readonly sessions: SessionRepository;
  readonly staffGrants: StaffGrantRepository;
}

/**
 * Issues the access token of a started or raised session. Called after the transaction, because it may call
 * the operator's hook; a refusal ends the session.
 * @throws {HookRefused} and errors of customizeClaims
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
  /** Authentication method; defaults to the owner's latest. */
  readonly method?: string;
  readonly ip: string | null;
}

interface IssueAccessTokenDependencies {
  readonly accessTokens: AccessTokens;
  readonly hooks: Hooks;
  readonly staffGrants: StaffGrantRepository;
}

/** Staff roles come only from the account's grant, not from a hook. */
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
