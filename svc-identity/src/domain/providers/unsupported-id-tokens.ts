import { decodeJwt } from 'jose/jwt/decode';
import { validationFailed } from '../errors/common-errors';

// ID tokens of GoTrue's providers that are not supported here, refused like a disabled provider's.

/** Fixed issuers; Keycloak's is a setting. */
const issuers: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com',
  keycloak: '',
  kakao: 'https://kauth.kakao.com',
  vercel_marketplace: 'https://marketplace.vercel.com',
  snapchat: 'https://accounts.snapchat.com/accounts/oauth2/token',
};

const isApple = (issuer: string) =>
  issuer === 'https://appleid.apple.com' || issuer === 'https://account.apple.com';

/** Providers with several issuers, detected by the token. */
const detected = [
  { provider: 'apple', name: 'Apple', isOwn: isApple, mayBeIn: isApple },
  {
    provider: 'azure',
    name: 'Azure',
    isOwn: (issuer: string) => /^https:\/\/login\.microsoftonline\.com\/[^/]+\/v2\.0\/?$/.test(issuer),
    mayBeIn: (issuer: string) =>
      /^https:\/\/(?:login\.microsoftonline\.com|sts\.windows\.net)\//.test(issuer),
  },
];

/**
 * @returns a disabled provider's issuer; undefined for other providers
 * @throws {IdentityError} validation_failed when the issuer is not the provider's
 */
export function findUnsupportedIssuer(asked: {
  readonly provider: string;
  readonly issuer: string;
  readonly idToken: string;
}): string | undefined {
  const { provider, issuer, idToken } = asked;
  const detecting = detected.find((each) => each.provider === provider || each.isOwn(issuer));
  if (!detecting) {
    const known = Object.entries(issuers);
    return known.find(([name, its]) => name === provider || (its !== '' && its === issuer))?.[1];
  }
  const { name, mayBeIn } = detecting;
  const found = readIssuer(idToken);
  if (found === undefined) throw validationFailed(`Unable to detect issuer in ID token for ${name} provider`);
  if (!mayBeIn(found)) throw validationFailed(`Detected ID token issuer is not an ${name} ID token issuer`);
  if (issuer && issuer !== found) throw validationFailed('Provided issuer does not match ID token issuer');
  return found;
}

/** Unverified: it only selects the keys to fetch. */
function readIssuer(idToken: string): string | undefined {
  try {
    return decodeJwt(idToken).iss ?? '';
  } catch {
    return undefined;
  }
}
