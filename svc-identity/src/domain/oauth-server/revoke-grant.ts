import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import { assertOwnSession } from '../authentication/assert-own-session';
import type { Caller } from '../authentication/authenticate';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { ClientDescription } from '../sessions/session';
import type { SessionRepository } from '../sessions/session-repository';
import { assertClientId } from './get-client';
import type { OAuthConsentRepository } from './oauth-consent-repository';

interface RevokeGrantDependencies {
  readonly oauthConsents: OAuthConsentRepository;
  readonly sessions: SessionRepository;
  readonly transact: Transact;
  readonly audit: AuditLog;
}

/**
 * Revokes a consent and ends the application's sessions and unused codes.
 * @throws {IdentityError} validation_failed, oauth_consent_not_found, no_authorization
 */
export async function revokeGrant(
  { caller, clientId, client }: { caller: Caller; clientId: string; client: ClientDescription },
  deps: RevokeGrantDependencies,
): Promise<void> {
  const { user } = caller;
  assertOwnSession(caller);
  if (!clientId) throw validationFailed('client_id query parameter is required');
  assertClientId(clientId);
  await deps.transact(async (transaction) => {
    if (!(await deps.oauthConsents.remove(user.id, clientId, transaction))) {
      throw new IdentityError(404, 'oauth_consent_not_found', 'No active grant found for this client');
    }
    await deps.sessions.removeOAuthSessions({ clientId, userId: user.id }, transaction);
    const traits = { oauth_client_id: clientId, action: 'revoke_oauth_grant' };
    await deps.audit.record(
      {
        action: 'token_revoked',
        actor: actorOf(user),
        traits,
        ip: client.ip,
        securityEvent: 'application_removed',
      },
      transaction,
    );
  });
}
