import { IdentityError } from '../errors/identity-error';
import { OAuthError } from '../errors/oauth-error';
import type { IssuedSession } from '../session-lifecycle/issued-session';
import { refreshSession } from '../session-lifecycle/refresh-session';
import type { ClientDescription } from '../sessions/session';
import { invalidGrant } from './exchange-authorization-code';
import type { OAuthClient } from './oauth-client';

/**
 * Refreshes an application's session, with RFC 6749's errors.
 * @throws {OAuthError} invalid_request, invalid_grant, invalid_client for another session's token
 */
export async function refreshOAuthSession(
  input: { oauthClient: OAuthClient; refreshToken: string; client: ClientDescription },
  deps: Parameters<typeof refreshSession>[1],
): Promise<IssuedSession> {
  const { oauthClient, refreshToken, client } = input;
  if (!refreshToken)
    throw new OAuthError('invalid_request', 'refresh_token is required for refresh_token grant');
  try {
    return await refreshSession({ refreshToken, client, oauthClientId: oauthClient.id }, deps);
  } catch (error) {
    if (error instanceof IdentityError && error.status === 400) throw invalidGrant(error.message, error);
    throw error;
  }
}
