import type { Outbox } from '@sabi/event-bus/outbox';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { Transact } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import type { AccountData } from '../users/account-data';
import type { DeletionRepository } from '../deletion/deletion-repository';
import type { FactorChallengeRepository } from '../factors/factor-challenge-repository';
import type { RecoveryCodeRepository } from '../factors/recovery-code-repository';
import type { WebAuthn } from '../factors/web-authn';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';
import type { Hooks } from '../hooks/hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import type { NoticeRepository } from '../notices/notice-repository';
import type { OAuthAuthorizationRepository } from '../oauth-server/oauth-authorization-repository';
import type { OAuthClientRepository } from '../oauth-server/oauth-client-repository';
import type { OAuthConsentRepository } from '../oauth-server/oauth-consent-repository';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import type { PasskeyChallengeRepository } from '../passkeys/passkey-challenge-repository';
import type { PasskeyRepository } from '../passkeys/passkey-repository';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import type { TextMessages } from '../phones/text-messages';
import type { CustomProviderRepository } from '../providers/custom/custom-provider-repository';
import type { GuardedFetch } from '../providers/guarded-fetch';
import type { OpenIdClient } from '../providers/open-id-client';
import type { SsoProviderRepository } from '../providers/sso/sso-provider-repository';
import type { SecretBox } from '../encryption/secret-box';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { KnownDevices } from '../sessions/known-devices';
import type { RefreshTokenRepository } from '../sessions/refresh-token-repository';
import type { SessionRepository } from '../sessions/session-repository';
import type { Settings } from '../settings/settings';
import type { StaffAudit } from '../staff/staff-audit';
import type { StaffGrantRepository } from '../staff/staff-grant-repository';
import type { AccessTokens } from '../tokens/access-tokens';
import type { UserRepository } from '../users/user-repository';

/** Repositories by capability. */
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
  readonly deletions: DeletionRepository;
  readonly accountData: AccountData;
  readonly staffGrants: StaffGrantRepository;
  readonly staffAudit: StaffAudit;
}

/** Rate limits that use cases apply, each across all replicas. */
export interface AttemptLimits {
  readonly mailQuota: MailQuota;
  readonly textQuota: MailQuota;
  readonly signInAttempts: AttemptLimiter;
  readonly codeAttempts: AttemptLimiter;
  readonly recoveryCodeAttempts: AttemptLimiter;
  readonly exportAttempts: AttemptLimiter;
}

/** All ports of the use cases; each declares its part: `Pick<Ports, 'users' | 'audit'>`. */
export interface Ports extends Repositories, AttemptLimits {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly mailer: Mailer;
  /** null without a configured gateway. */
  readonly textMessages: TextMessages | null;
  readonly audit: AuditLog;
  readonly accessTokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly hooks: Hooks;
  readonly secretBox: SecretBox;
  readonly guardedFetch: GuardedFetch;
  readonly openIdClient: OpenIdClient;
  readonly webAuthn: WebAuthn;
}
