import type { User } from '../users/user';
import type { OAuthAuthorization } from './oauth-authorization';
import { describeProfile } from '../tokens/user-claims';

const lifeSeconds = 3600;

/**
 * Identifies the user to an application (OpenID Connect Core 2). With the application as audience and without
 * session and role, it is not accepted as an access token.
 */
export function buildIdTokenClaims({
  authorization,
  user,
  issuer,
}: {
  authorization: OAuthAuthorization;
  user: User;
  issuer: string;
}): Readonly<Record<string, unknown>> {
  const { client_id: clientId, scopes, nonce, authenticated_at: authenticatedAt } = authorization;
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    sub: user.id,
    aud: clientId,
    exp: issuedAt + lifeSeconds,
    iat: issuedAt,
    auth_time: Math.floor((authenticatedAt ?? authorization.created_at).getTime() / 1000),
    ...(nonce && { nonce }),
    client_id: clientId,
    ...(scopes.includes('email') && {
      ...(user.email && { email: user.email }),
      email_verified: user.email_confirmed_at !== null,
    }),
    ...(scopes.includes('phone') && {
      ...(user.phone && { phone_number: user.phone }),
      phone_number_verified: user.phone_confirmed_at !== null,
    }),
    ...(scopes.includes('profile') && describeProfile(user, scopes)),
  };
}
