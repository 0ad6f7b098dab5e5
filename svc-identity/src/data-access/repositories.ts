import type { Transact } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { Settings } from '../settings/settings';
import { type AccountData, createAccountData } from './account-data';
import { createCustomProviderRepository, type CustomProviderRepository } from './custom-provider-repository';
import { createDeletionRepository, type DeletionRepository } from './deletion-repository';
import {
  createFactorChallengeRepository,
  type FactorChallengeRepository,
} from './factor-challenge-repository';
import { createEndedSessions, type EndedSessions } from './ended-sessions';
import { createFlowStateRepository, type FlowStateRepository } from './flow-state-repository';
import { createKnownDevices, type KnownDevices } from './known-devices';
import { createMailGapRepository, type MailGapRepository } from './mail-gap-repository';
import { createNoticeRepository, type NoticeRepository } from './notice-repository';
import {
  createOAuthAuthorizationRepository,
  type OAuthAuthorizationRepository,
} from './oauth-authorization-repository';
import { createOAuthClientRepository, type OAuthClientRepository } from './oauth-client-repository';
import { createOAuthConsentRepository, type OAuthConsentRepository } from './oauth-consent-repository';
import { createOneTimeTokenRepository, type OneTimeTokenRepository } from './one-time-token-repository';
import {
  createPasskeyChallengeRepository,
  type PasskeyChallengeRepository,
} from './passkey-challenge-repository';
import { createPasskeyRepository, type PasskeyRepository } from './passkey-repository';
import { createRecoveryCodeRepository, type RecoveryCodeRepository } from './recovery-code-repository';
import { createRefreshTokenRepository, type RefreshTokenRepository } from './refresh-token-repository';
import { createSessionRepository, type SessionRepository } from './session-repository';
import { sessionModels } from './session.model';
import { createSsoProviderRepository, type SsoProviderRepository } from './sso-provider-repository';
import { createUserRepository, type UserRepository } from './user-repository';

export interface Repositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly endedSessions: EndedSessions;
  readonly refreshTokens: RefreshTokenRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailGaps: MailGapRepository;
  readonly notices: NoticeRepository;
  readonly knownDevices: KnownDevices;
  readonly flowStates: FlowStateRepository;
  readonly customProviders: CustomProviderRepository;
  readonly ssoProviders: SsoProviderRepository;
  readonly oauthClients: OAuthClientRepository;
  readonly oauthAuthorizations: OAuthAuthorizationRepository;
  readonly oauthConsents: OAuthConsentRepository;
  readonly factorChallenges: FactorChallengeRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly passkeys: PasskeyRepository;
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly deletions: DeletionRepository;
  readonly accountData: AccountData;
}

export function createRepositories(
  connection: Connection,
  db: mongo.Db,
  { audience, accessTokenSeconds }: Pick<Settings, 'audience' | 'accessTokenSeconds'>,
  transact: Transact,
): Repositories {
  const models = sessionModels(connection);
  const endedSessions = createEndedSessions(db, { lifeSeconds: accessTokenSeconds });
  return {
    users: createUserRepository(connection, db, audience),
    sessions: createSessionRepository(models, { db, endedSessions, transact }),
    endedSessions,
    refreshTokens: createRefreshTokenRepository(models, db),
    oneTimeTokens: createOneTimeTokenRepository(connection),
    mailGaps: createMailGapRepository(db),
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
  };
}
