import { KeyObject } from 'node:crypto';
import type { JWTHeaderParameters } from 'jose';
import { decodeProtectedHeader } from 'jose/decode/protected_header';
import * as errors from 'jose/errors';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import type { SecretOrKeyProvider } from 'passport-jwt';

const timeoutMs = 3000;
/** The issuer publishes a key well before signing with it and removes it long afterwards, so this is often enough. */
const renewAfterMs = 5 * 60_000;
/** Minimum interval of requests for unknown keys, regardless of the number of tokens. */
const cooldownMs = 10_000;

/** The keys could not be fetched, so the token's validity is unknown. */
export class KeySetUnavailable extends Error {
  override readonly name = 'KeySetUnavailable';
}

/**
 * The public keys of an issuer, for passport-jwt. They are cached and refreshed in the background, so tokens with a known
 * key are accepted while the issuer is down or tokens with invented keys arrive. A token with an unknown key is refused.
 * @throws {KeySetUnavailable} to its callback, where the keys were never fetched, or an unknown one cannot be fetched
 */
export function createKeySet(jwksUrl: string): SecretOrKeyProvider {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: Number.POSITIVE_INFINITY,
  });
  const read = new WeakMap<object, KeyObject>();
  let renewedAt = Date.now();
  const renew = () => {
    if (Date.now() - renewedAt < renewAfterMs) return;
    renewedAt = Date.now();
    keys.reload().catch(() => undefined); // known keys are kept
  };
  const find = async (token: string): Promise<KeyObject | undefined> => {
    renew();
    const header = readHeader(token);
    if (!header) return undefined;
    try {
      const found = await keys(header);
      const key = read.get(found) ?? KeyObject.from(found);
      read.set(found, key);
      return key;
    } catch (error) {
      if (isTokenFault(error)) return undefined;
      throw new KeySetUnavailable('No key set', { cause: error });
    }
  };
  return (_request, token, done) => {
    find(token).then(
      // jsonwebtoken also accepts a key object; passport-jwt's types know text only.
      (key) => done(null, key as unknown as string),
      (error: unknown) => done(error),
    );
  };
}

function readHeader(token: string): JWTHeaderParameters | undefined {
  try {
    const { alg, ...rest } = decodeProtectedHeader(token);
    return alg === undefined ? undefined : { ...rest, alg };
  } catch {
    return undefined; // not a token
  }
}

/** The token is at fault: its algorithm, or an unknown key. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
