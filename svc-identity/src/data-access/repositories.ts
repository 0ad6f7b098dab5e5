import type { AuditChain } from '@sabi/audit/audit-chain';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { Repositories } from '../domain/ports/all-ports';
import type { Settings } from '../domain/settings/settings';
import { createFactorChallengeRepository } from './factors/factor-challenge-repository';
import { createPasskeyChallengeRepository } from './factors/passkey-challenge-repository';
import { createPasskeyRepository } from './factors/passkey-repository';
import { createRecoveryCodeRepository } from './factors/recovery-code-repository';
import { createMailCooldownRepository } from './limits/mail-cooldown-repository';
import { createNoticeRepository } from './notice-repository';
import { createOAuthAuthorizationRepository } from './oauth-server/oauth-authorization-repository';
import { createOAuthClientRepository } from './oauth-server/oauth-client-repository';
import { createOAuthConsentRepository } from './oauth-server/oauth-consent-repository';
import { createCustomProviderRepository } from './providers/custom-provider-repository';
import { createSsoProviderRepository } from './providers/sso-provider-repository';
import { createEndedSessions } from './sessions/ended-sessions';
import { createKnownDevices } from './sessions/known-devices';
import { createRefreshTokenRepository } from './sessions/refresh-token-repository';
import { createSessionRepository } from './sessions/session-repository';
import { sessionModels } from './sessions/session.model';
import { createStaffAudit, createStaffChain } from './staff/staff-audit';
import { createStaffGrantRepository } from './staff/staff-grant-repository';
import { createFlowStateRepository } from './tokens/flow-state-repository';
import { createOneTimeTokenRepository } from './tokens/one-time-token-repository';
import { createAccountData } from './users/account-data';
import { createErasureRequestRepository } from './users/erasure-request-repository';
import { createUserRepository } from './users/user-repository';

export function createRepositories(
  connection: Connection,
  db: mongo.Db,
  { audience, accessTokenSeconds }: Pick<Settings, 'audience' | 'accessTokenSeconds'>,
  transact: Transact,
): Repositories & { readonly auditChain: AuditChain } {
  const models = sessionModels(connection);
  const endedSessions = createEndedSessions(db, { lifeSeconds: accessTokenSeconds });
  const auditChain = createStaffChain(db);
  return {
    users: createUserRepository(connection, db, audience),
    sessions: createSessionRepository(models, { db, endedSessions, transact }),
    endedSessions,
    refreshTokens: createRefreshTokenRepository(models, db),
    oneTimeTokens: createOneTimeTokenRepository(connection),
    mailCooldowns: createMailCooldownRepository(db),
    notices: createNoticeRepository(db),
    knownDevices: createKnownDevices(db),
    flowStates: createFlowStateRepository(connection),
    customProviders: createCustomProviderRepository(db),
    ssoProviders: createSsoProviderRepository(db),
    oauthClients: createOAuthClientRepository(connection),
    oauthAuthorizations: createOAuthAuthorizationRepository(connection),
    oauthConsents: createOAuthConsentRepository(connection),
    factorChallenges: createFactorChallengeRepository(db),
    recoveryCodes: createRecoveryCodeRepository(db),
    passkeys: createPasskeyRepository(db),
    passkeyChallenges: createPasskeyChallengeRepository(db),
    erasureRequests: createErasureRequestRepository(db),
    accountData: createAccountData(db),
    staffGrants: createStaffGrantRepository(db),
    staffAudit: createStaffAudit(auditChain),
    auditChain,
  };
}
