import { type KeyObject } from 'node:crypto';
import { earlySeconds, leewaySeconds } from '@sabi/service-kit/token-times';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { badJwt } from '../domain/errors/common-errors';
import { awaitsSecondFactor } from '../domain/users/factor';
import {
  describeCaller,
  type VerifiedClaims,
  verifiedClaimsSchema,
} from '../domain/tokens/access-token-claims';
import type { AccessTokens } from '../domain/tokens/access-tokens';
import { type TokenKey, toPublicJwk } from '../domain/tokens/signing-keys';

/** Cache of verified tokens, because verifying is a request's most expensive part. */
const rememberedTokens = 10_000;

export function createAccessTokens(options: {
  keys: readonly TokenKey[];
  /** undefined: not issued and not required. */
  issuer: string | undefined;
  lifeSeconds: number;
  /** Maximum age of a session without its account's second factor; 0: unlimited. */
  lowAalMs: number;
  /** As in GoTrue, tokens signed with the shared secret may lack expiry and issuer. */
  takesLegacyTokens?: boolean;
}): AccessTokens {
  const { keys, issuer, lifeSeconds, lowAalMs, takesLegacyTokens = false } = options;
  const { signing, signer } = chooseSigningKey(keys);
  const verified = new LRUCache<string, VerifiedClaims>({ max: rememberedTokens });
  const sign = (claims: Readonly<Record<string, unknown>>) =>
    jwt.sign({ ...(issuer && { iss: issuer }), ...claims }, signer, {
      algorithm: signing.alg,
      header: { alg: signing.alg, typ: 'JWT', ...(signing.kid && { kid: signing.kid }) },
    });
  return {
    sign,
    describe: (user, session) => {
      const issuedAt = Math.floor(Date.now() / 1000);
      const mayLast =
        lowAalMs > 0 && awaitsSecondFactor(user.factors, session)
          ? Math.floor((session.created_at.getTime() + lowAalMs) / 1000) - issuedAt
          : Infinity;
      const expiresIn = Math.max(1, Math.min(lifeSeconds, mayLast));
      return {
        ...(issuer && { iss: issuer }),
        ...describeCaller(user, session),
        iat: issuedAt,
        exp: issuedAt + expiresIn,
      };
    },
    issue: (claims) => ({
      token: sign(claims),
      expiresIn: claims.exp - claims.iat,
      expiresAt: claims.exp,
    }),
    verify: (token) => {
      const claims = verified.get(token) ?? verifySignature(token, { keys, issuer, takesLegacyTokens });
      assertInTime(claims);
      verified.set(token, claims);
      return claims;
    },
    keySet: keys.map(toPublicJwk).filter((key) => key !== null),
    isAsymmetric: signing.verifier.type === 'public',
  };
}

/** Maximum length of a token's algorithm in an error message. */
const maxAlgorithmLength = 20;

function chooseSigningKey(keys: readonly TokenKey[]): { signing: TokenKey; signer: KeyObject } {
  for (const key of keys) if (key.signer) return { signing: key, signer: key.signer };
  throw new Error('There is no key to sign with');
}

/** Own keys by id, each with its only algorithm, so that a token's header cannot select another. */
function findKey(token: string, keys: readonly TokenKey[]): TokenKey {
  const { kid = null, alg, crit } = readHeader(token);
  if (crit !== undefined) throw badJwt('token is unverifiable: critical header parameters are not supported');
  const key = keys.find((candidate) => candidate.kid === kid && candidate.alg === alg);
  if (key) return key;
  const isKnown = keys.some((candidate) => candidate.alg === alg);
  throw badJwt(
    isKnown
      ? 'token is unverifiable: unrecognized JWT kid'
      : `token signature is invalid: signing method ${String(alg).slice(0, maxAlgorithmLength)} is invalid`,
  );
}

function readHeader(token: string): { kid?: string | null; alg?: string; crit?: unknown } {
  const parts = token.split('.');
  if (parts.length !== 3) throw badJwt('token is malformed: token contains an invalid number of segments');
  try {
    const header: unknown = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString('utf8'));
    if (typeof header === 'object' && header !== null) return header;
  } catch {
    // handled below
  }
  throw badJwt('token is malformed: could not JSON decode header');
}

function verifySignature(
  token: string,
  {
    keys,
    issuer,
    takesLegacyTokens,
  }: { keys: readonly TokenKey[]; issuer: string | undefined; takesLegacyTokens: boolean },
): VerifiedClaims {
  const key = findKey(token, keys);
  const isLegacy = takesLegacyTokens && key.kid === null;
  try {
    const payload = jwt.verify(token, key.verifier, {
      algorithms: [key.alg],
      clockTolerance: leewaySeconds,
      ...(issuer && !isLegacy && { issuer }),
    });
    return verifiedClaimsSchema.parse(isLegacy ? withEnd(payload) : payload);
  } catch (error) {
    throw badJwt(reasonOf(error), error);
  }
}

/** Tokens without expiry never expire. */
function withEnd(payload: string | jwt.JwtPayload): string | jwt.JwtPayload {
  return typeof payload === 'string' ? payload : { exp: Number.MAX_SAFE_INTEGER, ...payload };
}

/** Also for cached tokens. */
function assertInTime({ exp, iat }: VerifiedClaims): void {
  const now = Date.now() / 1000;
  if (now > exp + leewaySeconds) throw badJwt('token has invalid claims: token is expired');
  if (iat !== undefined && iat > now + earlySeconds)
    throw badJwt('token has invalid claims: token used before issued');
}

/** GoTrue's messages. */
function reasonOf(error: unknown): string {
  if (error instanceof jwt.TokenExpiredError) return 'token has invalid claims: token is expired';
  if (error instanceof jwt.NotBeforeError) return 'token has invalid claims: token is not valid yet';
  if (!(error instanceof jwt.JsonWebTokenError)) return 'token has invalid claims: exp is required';
  if (error.message === 'invalid signature') return 'token signature is invalid: signature is invalid';
  if (error.message.startsWith('jwt issuer')) return 'token has invalid claims: token has invalid issuer';
  return 'token is malformed';
}
