import type { AuditChain } from '@sabi/audit/audit-chain';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { Repositories } from '../domain/ports/all-ports';
import type { Settings } from '../domain/settings/settings';
import { createAccountData } from './account-data';
import { createCustomProviderRepository } from './custom-provider-repository';
import { createDeletionRepository } from './deletion-repository';
import { createEndedSessions } from './ended-sessions';
import { createFactorChallengeRepository } from './factor-challenge-repository';
import { createFlowStateRepository } from './flow-state-repository';
import { createKnownDevices } from './known-devices';
import { createMailCooldownRepository } from './mail-cooldown-repository';
import { createNoticeRepository } from './notice-repository';
import { createOAuthAuthorizationRepository } from './oauth-authorization-repository';
import { createOAuthClientRepository } from './oauth-client-repository';
import { createOAuthConsentRepository } from './oauth-consent-repository';
import { createOneTimeTokenRepository } from './one-time-token-repository';
import { createPasskeyChallengeRepository } from './passkey-challenge-repository';
import { createPasskeyRepository } from './passkey-repository';
import { createRecoveryCodeRepository } from './recovery-code-repository';
import { createRefreshTokenRepository } from './refresh-token-repository';
import { createSessionRepository } from './session-repository';
import { sessionModels } from './session.model';
import { createSsoProviderRepository } from './sso-provider-repository';
import { createStaffAudit, createStaffChain } from './staff-audit';
import { createStaffGrantRepository } from './staff-grant-repository';
import { createUserRepository } from './user-repository';

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
    deletions: createDeletionRepository(db),
    accountData: createAccountData(db),
    staffGrants: createStaffGrantRepository(db),
    staffAudit: createStaffAudit(auditChain),
    auditChain,
  };
}
