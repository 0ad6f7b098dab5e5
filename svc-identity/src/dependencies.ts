import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type AccountData, createAccountData } from './data-access/account-data';
import { type AttemptLimiter, createAttemptLimiter } from './data-access/attempt-limiter';
import { createMailGapRepository, type MailGapRepository } from './data-access/mail-gap-repository';
import { type AuditLog, createAuditLog } from './data-access/audit-log';
import {
  createFactorChallengeRepository,
  type FactorChallengeRepository,
} from './data-access/factor-challenge-repository';
import {
  createCustomProviderRepository,
  type CustomProviderRepository,
} from './data-access/custom-provider-repository';
import { createFlowStateRepository, type FlowStateRepository } from './data-access/flow-state-repository';
import { createMailQuota, type MailQuota } from './data-access/mail-quota';
import { createKnownDevices, type KnownDevices } from './data-access/known-devices';
import { migrations } from './data-access/migrations';
import { createNoticeRepository, type NoticeRepository } from './data-access/notice-repository';
import {
  createOAuthAuthorizationRepository,
  type OAuthAuthorizationRepository,
} from './data-access/oauth-authorization-repository';
import {
  createOAuthClientRepository,
  type OAuthClientRepository,
} from './data-access/oauth-client-repository';
import {
  createOAuthConsentRepository,
  type OAuthConsentRepository,
} from './data-access/oauth-consent-repository';
import {
  createOneTimeTokenRepository,
  type OneTimeTokenRepository,
} from './data-access/one-time-token-repository';
import {
  createPasskeyChallengeRepository,
  type PasskeyChallengeRepository,
} from './data-access/passkey-challenge-repository';
import { createPasskeyRepository, type PasskeyRepository } from './data-access/passkey-repository';
import {
  createRecoveryCodeRepository,
  type RecoveryCodeRepository,
} from './data-access/recovery-code-repository';
import {
  createRefreshTokenRepository,
  type RefreshTokenRepository,
} from './data-access/refresh-token-repository';
import { createRequestLimits, type RequestLimits } from './data-access/request-limits';
import { createSessionRepository, type SessionRepository } from './data-access/session-repository';
import { sessionModels } from './data-access/session.model';
import {
  createSsoProviderRepository,
  type SsoProviderRepository,
} from './data-access/sso-provider-repository';
import { createTransact, type Transact } from './data-access/transaction';
import { createUserRepository, type UserRepository } from './data-access/user-repository';
import type { Env } from './env';
import { type AccessTokens, createAccessTokens } from './integrations/access-tokens';
import { type BreachList, createBreachList } from './integrations/breach-list';
import { createPasswordHasher, type PasswordHasher } from './integrations/password-hasher';
import { createGuardedFetch, type GuardedFetch } from './integrations/guarded-fetch';
import { createLogMailer } from './integrations/log-mailer';
import type { Mailer } from './integrations/mailer';
import { createSecretBox, type SecretBox } from './integrations/secret-box';
import { createOpenIdClient, type OpenIdClient } from './integrations/open-id-client';
import { createSmtpMailer } from './integrations/smtp-mailer';
import { createTextMessages, type TextMessages } from './integrations/text-messages';
import { createWebAuthn, type WebAuthn } from './integrations/web-authn';
import { createSettings, type Settings } from './settings/settings';

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly refreshTokens: RefreshTokenRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly mailGaps: MailGapRepository;
  readonly mailQuota: MailQuota;
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
  readonly audit: AuditLog;
  readonly accountData: AccountData;
  readonly requestLimits: RequestLimits;
  readonly signInAttempts: AttemptLimiter;
  readonly codeAttempts: AttemptLimiter;
  readonly factorAttempts: AttemptLimiter;
  readonly recoveryCodeAttempts: AttemptLimiter;
  readonly accessTokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly mailer: Mailer;
  /** null where no gateway is set. */
  readonly textMessages: TextMessages | null;
  readonly textQuota: MailQuota;
  readonly secretBox: SecretBox;
  readonly guardedFetch: GuardedFetch;
  readonly openIdClient: OpenIdClient;
  readonly webAuthn: WebAuthn;
  close(): Promise<void>;
}

/** Passwords tried for one account from one network. */
const signInLimits = { name: 'sign-in', attempts: 10, windowSeconds: 15 * 60 };
/** Codes tried for one address from anywhere: its link still works when they are used up. */
const codeLimits = { name: 'code', attempts: 30, windowSeconds: 24 * 3600 };

/** Answers to challenges of an account's second factors, whichever session they come from: ASVS 6.5.8. */
const factorLimits = { name: 'factor', attempts: 15, windowSeconds: 60 };
/** Recovery codes tried in a row: they hold 80 bits, so this only tells that somebody is trying. */
const recoveryCodeLimits = { name: 'recovery-code', attempts: 5, windowSeconds: 15 * 60 };

/** The composition root. */
export async function openDependencies(
  env: Env,
  { broker, logger, signal }: { broker: Broker; logger: Logger; signal?: AbortSignal },
): Promise<Dependencies> {
  const connection = createMongoConnection();
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  const { client, db } = mongo;
  const models = sessionModels(connection);
  await migrate(db, migrations, logger);
  const settings = createSettings(env);
  const guardedFetch = createGuardedFetch(settings.providers);
  const audit = createAuditLog(db, logger);
  const messaging = await startMessaging({ service: 'identity', broker, client, db, logger });
  const mailer = env.SMTP_URL
    ? createSmtpMailer({
        url: env.SMTP_URL,
        senderName: env.SMTP_SENDER_NAME,
        senderAddress: env.SMTP_ADMIN_EMAIL,
      })
    : createLogMailer(logger);
  return {
    settings,
    logger,
    mongo,
    messaging,
    outbox: messaging.outbox,
    transact: createTransact(client),
    users: createUserRepository(connection, db, env.JWT_AUD),
    sessions: createSessionRepository(models, db),
    refreshTokens: createRefreshTokenRepository(models, db),
    oneTimeTokens: createOneTimeTokenRepository(connection),
    mailGaps: createMailGapRepository(db),
    mailQuota: createMailQuota(mongo, settings.limits.mails),
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
    audit,
    accountData: createAccountData(db),
    requestLimits: createRequestLimits(mongo, settings.limits),
    signInAttempts: createAttemptLimiter(mongo, signInLimits),
    codeAttempts: createAttemptLimiter(mongo, codeLimits),
    factorAttempts: createAttemptLimiter(mongo, factorLimits),
    recoveryCodeAttempts: createAttemptLimiter(mongo, recoveryCodeLimits),
    accessTokens: createAccessTokens({
      keys: env.tokenKeys,
      issuer: env.JWT_ISSUER,
      lifeSeconds: env.JWT_EXP,
      lowAalMs: settings.lowAalMs,
    }),
    passwords: createPasswordHasher(),
    breachList: createBreachList(settings.breachList, logger),
    mailer,
    textMessages: settings.phones.gateway && createTextMessages(settings.phones.gateway),
    textQuota: createMailQuota(mongo, settings.limits.textMessages, 'text-messages'),
    secretBox: createSecretBox(settings.factors.encryptionSecret),
    guardedFetch,
    openIdClient: createOpenIdClient(guardedFetch, settings.providers),
    webAuthn: createWebAuthn(settings.factors),
    close: async () => {
      await messaging.stop();
      mailer.close();
      await audit.close();
      await mongo.close();
    },
  };
}
