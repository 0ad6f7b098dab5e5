import type { Session } from '../sessions/session';
import type { User } from '../users/user';
import type { AccessTokenClaims, VerifiedClaims } from './access-token-claims';

export interface AccessToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  /** What a token says that is issued now. */
  describe(user: User, session: Session): AccessTokenClaims;
  /** Signs what a token is to say. */
  issue(claims: AccessTokenClaims): AccessToken;
  /** Any claims, signed as an access token is; `exp` is among them. */
  sign(claims: Readonly<Record<string, unknown>>): string;
  /** Signature, algorithm, issuer and times. @throws {IdentityError} bad_jwt */
  verify(token: string): VerifiedClaims;
  /** Public keys, for the key set. */
  readonly keySet: readonly Record<string, unknown>[];
  /** Whether others can verify what is signed here. */
  readonly isAsymmetric: boolean;
}
