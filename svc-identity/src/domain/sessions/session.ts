import type { SessionLimits } from '../settings/session-settings';

/** GoTrue's names. */
export type AuthenticationMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'mfa/recovery_code'
  | 'recovery'
  | 'invite'
  | 'magiclink'
  | 'email/signup'
  | 'email_change'
  | 'anonymous'
  | 'oauth_provider/authorization_code'
  | 'passkey';
export type AssuranceLevel = 'aal1' | 'aal2';

export const secondFactorMethods = [
  'totp',
  'mfa/phone',
  'mfa/webauthn',
  'mfa/recovery_code',
] as const satisfies readonly AuthenticationMethod[];
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

export interface AuthenticationProof {
  readonly method: AuthenticationMethod;
  readonly at: Date;
  /** The external provider, if any. */
  readonly provider?: string;
}

export interface Session {
  readonly id: string;
  readonly user_id: string;
  /** Base64 of 32 random bytes; see domain/tokens/refresh-token.ts. */
  readonly refresh_key: string;
  /** For an application's session, that of the consenting one. */
  readonly aal: AssuranceLevel;
  /** Authentication of the owner, one entry a method. */
  readonly amr: readonly AuthenticationProof[];
  /** The second factor that raised it. */
  readonly factor_id: string | null;
  /** Application and scopes, for the OAuth server's sessions. */
  readonly oauth: { readonly client_id: string; readonly scopes: readonly string[] } | null;
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  /**
   * Start of the newest used chain of refresh tokens; older chains are invalid. null before the first use.
   */
  readonly chain_began_at: Date | null;
  /** Set when a used refresh token was reused: the session has ended, but its tokens stay. */
  readonly compromised_at: Date | null;
  /** Time of removal by the database; null without limits. */
  readonly purge_at: Date | null;
}

export interface RefreshToken {
  /** See domain/tokens/refresh-token.ts. */
  readonly hash: string;
  readonly session_id: string;
  readonly user_id: string;
  /** Parent token's hash; null for a chain's first. */
  readonly parent: string | null;
  readonly generation: number;
  /** Start of its chain; null for tokens older than this field. */
  readonly chain_began_at: Date | null;
  readonly revoked: boolean;
  readonly created_at: Date;
  readonly purge_at: Date | null;
}

/** The client, for recognition by the owner. */
export interface ClientDescription {
  readonly userAgent: string | null;
  readonly ip: string | null;
}

/** Why it cannot be refreshed; undefined if it can. */
export function findSessionEnd(
  session: Session,
  { timeboxMs, inactivityMs }: SessionLimits,
  now = Date.now(),
): 'expired' | 'inactive' | undefined {
  if (timeboxMs > 0 && now > session.created_at.getTime() + timeboxMs) return 'expired';
  const lastUse = (session.refreshed_at ?? session.created_at).getTime();
  if (inactivityMs > 0 && now > lastUse + inactivityMs) return 'inactive';
  return undefined;
}

/** Ended sessions stay for a day, so that the owner gets a precise error. */
const purgeDelayMs = 24 * 3_600_000;

/** When it may be removed unless used again. */
export function findPurgeDate({ timeboxMs, inactivityMs }: SessionLimits, now = Date.now()): Date | null {
  const longest = Math.min(timeboxMs || Infinity, inactivityMs || Infinity);
  return longest === Infinity ? null : new Date(now + longest + purgeDelayMs);
}
