import type { SessionLimits } from '../settings/session-settings';

/** Authentication methods by GoTrue's names. */
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

/** Methods that raise a session to aal2. */
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
  /** Provider of the authentication, if it was external. */
  readonly provider?: string;
}

export interface Session {
  readonly id: string;
  readonly user_id: string;
  /** Base64 of 32 random bytes; see domain/tokens/refresh-token.ts. */
  readonly refresh_key: string;
  /** Level of an application's session: that of the consenting session. */
  readonly aal: AssuranceLevel;
  /** How its owner was authenticated: one entry a method. */
  readonly amr: readonly AuthenticationProof[];
  /** The second factor that raised it. */
  readonly factor_id: string | null;
  /** Application and scopes of a session of the OAuth server. */
  readonly oauth: { readonly client_id: string; readonly scopes: readonly string[] } | null;
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  /** Start of the newest used chain of refresh tokens: older chains are invalid. null before the first use. */
  readonly chain_began_at: Date | null;
  /** Set when a used refresh token was used again: the session has ended but its tokens are kept. */
  readonly compromised_at: Date | null;
  /** When the database may remove it; null where sessions have no limits. */
  readonly purge_at: Date | null;
}

export interface RefreshToken {
  /** See domain/tokens/refresh-token.ts. */
  readonly hash: string;
  readonly session_id: string;
  readonly user_id: string;
  /** Hash of the parent token; null for the first of a chain. */
  readonly parent: string | null;
  readonly generation: number;
  /** When the first token of its chain was created; null if it is older than this field. */
  readonly chain_began_at: Date | null;
  readonly revoked: boolean;
  readonly created_at: Date;
  readonly purge_at: Date | null;
}

/** Client of a request, stored with the session so that its owner can recognise it. */
export interface ClientDescription {
  readonly userAgent: string | null;
  readonly ip: string | null;
}

/** Why a session can no longer be refreshed; undefined while it can. */
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

/** Ended sessions are kept for a day, so that their owner gets a precise error. */
const purgeDelayMs = 24 * 3_600_000;

/** When a session may be removed if it is not used again after now. */
export function findPurgeDate({ timeboxMs, inactivityMs }: SessionLimits, now = Date.now()): Date | null {
  const longest = Math.min(timeboxMs || Infinity, inactivityMs || Infinity);
  return longest === Infinity ? null : new Date(now + longest + purgeDelayMs);
}
