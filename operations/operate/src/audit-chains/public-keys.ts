import { readVerificationKeys, type VerificationKeys } from '@sabi/audit/anchor-keys';

/** Keys as PEM, or as JWKs of one line each; any number. @throws {Error} for an invalid key */
export function readPublicKeys(text: string): VerificationKeys {
  const pem = text.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? [];
  const jwks = text.split('\n').filter((line) => line.trimStart().startsWith('{'));
  return readVerificationKeys([...pem, ...jwks]);
}
