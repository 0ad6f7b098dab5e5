import { readVerificationKeys, type VerificationKeys } from '@sabi/audit/anchor-keys';

/** Keys in PEM, or JWKs of one line each; any number of them. @throws {Error} where one is not a key */
export function readPublicKeys(text: string): VerificationKeys {
  const pem = text.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? [];
  const jwks = text.split('\n').filter((line) => line.trimStart().startsWith('{'));
  return readVerificationKeys([...pem, ...jwks]);
}
