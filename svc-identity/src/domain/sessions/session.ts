/** How somebody proved who they are, in GoTrue's words. */
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

/** What raises a session to aal2. */
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
  /** Who vouched, where it was not us. */
  readonly provider?: string;
}

export interface Session {
  readonly id: string;
  readonly user_id: string;
  /** Base64 of 32 random bytes; see domain/tokens/refresh-token.ts. */
  readonly refresh_key: string;
  /** Of an application's session: that of the session its consent was given in. */
  readonly aal: AssuranceLevel;
  /** How its owner proved who they are: one entry a method. */
  readonly amr: readonly AuthenticationProof[];
  /** The second factor it was raised by. */
  readonly factor_id: string | null;
  /** The application it was given to by the OAuth server, and what for. */
  readonly oauth: { readonly client_id: string; readonly scopes: readonly string[] } | null;
  readonly user_agent: string | null;
  readonly ip: string | null;
  readonly created_at: Date;
  readonly refreshed_at: Date | null;
  /** Of the newest chain of refresh tokens that was used: older ones are over. null where none was. */
  readonly chain_began_at: Date | null;
  /** Set when a refresh token that was used before came again: the session is over but its tokens are remembered. */
  readonly compromised_at: Date | null;
  /** When the database may forget it; null where sessions have no limits. */
  readonly purge_at: Date | null;
}

export interface RefreshToken {
  /** See domain/tokens/refresh-token.ts. */
  readonly hash: string;
  readonly session_id: string;
  readonly user_id: string;
  /** Hash of the token it followed; null for the first of a chain. */
  readonly parent: string | null;
  readonly generation: number;
  /** When the first token of its chain was made; null where it is older than this field. */
  readonly chain_began_at: Date | null;
  readonly revoked: boolean;
  readonly created_at: Date;
  readonly purge_at: Date | null;
}

/** Where a request came from, kept with the session so that its owner can recognise it. */
export interface ClientDescription {
  readonly userAgent: string | null;
  readonly ip: string | null;
}

export interface SessionLimits {
  /** Milliseconds; 0 is none. */
  readonly timeboxMs: number;
  readonly inactivityMs: number;
}

/** Why a session cannot be refreshed any more; undefined while it can. */
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

/** Ended sessions are remembered for a day, so that their owner is told what happened. */
const purgeDelayMs = 24 * 3_600_000;

/** When a session that is used now may be forgotten if it is never used again. */
export function findPurgeDate({ timeboxMs, inactivityMs }: SessionLimits, now = Date.now()): Date | null {
  const longest = Math.min(timeboxMs || Infinity, inactivityMs || Infinity);
  return longest === Infinity ? null : new Date(now + longest + purgeDelayMs);
}
