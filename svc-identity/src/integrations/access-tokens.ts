import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { badJwt, IdentityError } from '../domain/errors';
import type { Session } from '../domain/sessions/session';
import {
  describeCaller,
  type VerifiedClaims,
  verifiedClaimsSchema,
} from '../domain/tokens/access-token-claims';
import { type SigningKey, toPublicJwk } from '../domain/tokens/signing-keys';
import type { User } from '../domain/users/user';

export interface AccessToken {
  readonly token: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** Unix time in seconds. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  issue(user: User, session: Session): Promise<AccessToken>;
  /** Signature, algorithm, issuer and times. @throws {IdentityError} bad_jwt */
  verify(token: string): Promise<VerifiedClaims>;
  /** Public keys, for the key set. */
  readonly keySet: readonly Record<string, unknown>[];
}

/** Clocks of two machines may differ by this much. */
const leewaySeconds = 30;

export function createAccessTokens(options: {
  keys: readonly SigningKey[];
  issuer: string;
  lifeSeconds: number;
}): AccessTokens {
  const { keys, issuer, lifeSeconds } = options;
  const [signing] = keys;
  if (!signing) throw new Error('There is no key to sign with');
  /** Only our own keys, by id, and each for its one algorithm: nothing in a token's header can bring another. */
  const findKey = ({ kid, alg }: JWTHeaderParameters) => {
    const key = keys.find((candidate) => candidate.kid === kid && candidate.alg === alg);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
  return {
    issue: async (user, session) => {
      const issuedAt = Math.floor(Date.now() / 1000);
      const expiresAt = issuedAt + lifeSeconds;
      const token = await new SignJWT({ iss: issuer, ...describeCaller(user, session) })
        .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signing.privateKey);
      return { token, expiresIn: lifeSeconds, expiresAt };
    },
    verify: async (token) => {
      try {
        const algorithms = [...new Set(keys.map(({ alg }) => alg))];
        const requiredClaims = ['exp', 'iat'];
        const { payload } = await jwtVerify(token, findKey, {
          algorithms,
          issuer,
          requiredClaims,
          clockTolerance: leewaySeconds,
        });
        if ((payload.iat ?? 0) > Date.now() / 1000 + leewaySeconds)
          throw badJwt('token has invalid claims: token used before issued');
        return verifiedClaimsSchema.parse(payload);
      } catch (error) {
        throw error instanceof IdentityError ? error : badJwt(reasonOf(error, token), error);
      }
    },
    keySet: keys.map(toPublicJwk),
  };
}

/** In the words of GoTrue's library. */
function reasonOf(error: unknown, token: string): string {
  if (token.split('.').length !== 3)
    return 'token is malformed: token contains an invalid number of segments';
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired';
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'token signature is invalid: signature is invalid';
  if (error instanceof errors.JOSEAlgNotAllowed)
    return 'token signature is invalid: signing method is invalid';
  if (error instanceof errors.JWKSNoMatchingKey) return 'token is unverifiable: unrecognized JWT kid';
  if (error instanceof errors.JWTClaimValidationFailed)
    return `token has invalid claims: ${error.claim} is not acceptable`;
  return 'token is malformed';
}
