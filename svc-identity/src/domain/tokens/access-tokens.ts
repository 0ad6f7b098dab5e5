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
  /** Claims of a new token. */
  describe(user: User, session: Session): AccessTokenClaims;
  issue(claims: AccessTokenClaims): AccessToken;
  /** Signs any claims with `exp`. */
  sign(claims: Readonly<Record<string, unknown>>): string;
  /** Verifies signature, algorithm, issuer and times. @throws {IdentityError} bad_jwt */
  verify(token: string): VerifiedClaims;
  /** Public keys for the key set. */
  readonly keySet: readonly Record<string, unknown>[];
  /** Whether others can verify signatures with a public key. */
  readonly isAsymmetric: boolean;
}
