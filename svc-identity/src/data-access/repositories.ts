import type { AuditChain } from '@sabi/audit/audit-chain';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { ErasureRequestRepository } from '../domain/account-erasure/erasure-request-repository';
import type { FactorChallengeRepository } from '../domain/factors/factor-challenge-repository';
import type { RecoveryCodeRepository } from '../domain/factors/recovery-code-repository';
import type { MailCooldownRepository } from '../domain/mail-limits/mail-cooldown-repository';
import type { NoticeRepository } from '../domain/notices/notice-repository';
import type { OAuthAuthorizationRepository } from '../domain/oauth-server/oauth-authorization-repository';
import type { OAuthClientRepository } from '../domain/oauth-server/oauth-client-repository';
import type { OAuthConsentRepository } from '../domain/oauth-server/oauth-consent-repository';
import type { OneTimeTokenRepository } from '../domain/one-time-tokens/one-time-token-repository';
import type { PasskeyChallengeRepository } from '../domain/passkeys/passkey-challenge-repository';
import type { PasskeyRepository } from '../domain/passkeys/passkey-repository';
import type { CustomProviderRepository } from '../domain/providers/custom/custom-provider-repository';
import type { SsoProviderRepository } from '../domain/providers/sso/sso-provider-repository';
import type { EndedSessions } from '../domain/sessions/ended-sessions';
import type { KnownDevices } from '../domain/sessions/known-devices';
import type { RefreshTokenRepository } from '../domain/sessions/refresh-token-repository';
import type { SessionRepository } from '../domain/sessions/session-repository';
import type { Settings } from '../domain/settings/settings';
import type { FlowStateRepository } from '../domain/sign-in-flows/flow-state-repository';
import type { StaffAudit } from '../domain/staff/staff-audit';
import type { StaffGrantRepository } from '../domain/staff/staff-grant-repository';
import type { AccountData } from '../domain/users/account-data';
import type { UserRepository } from '../domain/users/user-repository';
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

export interface Repositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly endedSessions: EndedSessions;
  readonly refreshTokens: RefreshTokenRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailCooldowns: MailCooldownRepository;
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
  readonly erasureRequests: ErasureRequestRepository;
  readonly accountData: AccountData;
  readonly staffGrants: StaffGrantRepository;
  readonly staffAudit: StaffAudit;
}

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
