import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type AttemptLimiter, createAttemptLimiter } from './data-access/attempt-limiter';
import { createMailGapRepository, type MailGapRepository } from './data-access/mail-gap-repository';
import { type AuditLog, createAuditLog } from './data-access/audit-log';
import { createFlowStateRepository, type FlowStateRepository } from './data-access/flow-state-repository';
import { migrations } from './data-access/migrations';
import {
  createOneTimeTokenRepository,
  type OneTimeTokenRepository,
} from './data-access/one-time-token-repository';
import {
  createRefreshTokenRepository,
  type RefreshTokenRepository,
} from './data-access/refresh-token-repository';
import { createRequestLimits, type RequestLimits } from './data-access/request-limits';
import { createSessionRepository, type SessionRepository } from './data-access/session-repository';
import { sessionModels } from './data-access/session.model';
import { createTransact, type Transact } from './data-access/transaction';
import { createUserRepository, type UserRepository } from './data-access/user-repository';
import type { Env } from './env';
import { type AccessTokens, createAccessTokens } from './integrations/access-tokens';
import { createPasswordHasher, type PasswordHasher } from './integrations/password-hasher';
import { createLogMailer } from './integrations/log-mailer';
import type { Mailer } from './integrations/mailer';
import { createSmtpMailer } from './integrations/smtp-mailer';
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
  readonly flowStates: FlowStateRepository;
  readonly audit: AuditLog;
  readonly requestLimits: RequestLimits;
  readonly signInAttempts: AttemptLimiter;
  readonly codeAttempts: AttemptLimiter;
  readonly accessTokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly mailer: Mailer;
  close(): Promise<void>;
}

/** Passwords tried for one account from one network. */
const signInLimits = { name: 'sign-in', attempts: 10, windowSeconds: 15 * 60 };
/** Codes tried for one address from anywhere: its link still works when they are used up. */
const codeLimits = { name: 'code', attempts: 30, windowSeconds: 24 * 3600 };

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
    users: createUserRepository(connection, env.JWT_AUD),
    sessions: createSessionRepository(models),
    refreshTokens: createRefreshTokenRepository(models),
    oneTimeTokens: createOneTimeTokenRepository(connection),
    mailGaps: createMailGapRepository(db),
    flowStates: createFlowStateRepository(connection),
    audit,
    requestLimits: createRequestLimits(mongo, settings.limits),
    signInAttempts: createAttemptLimiter(mongo, signInLimits),
    codeAttempts: createAttemptLimiter(mongo, codeLimits),
    accessTokens: createAccessTokens({
      keys: env.tokenKeys,
      issuer: env.JWT_ISSUER,
      lifeSeconds: env.JWT_EXP,
    }),
    passwords: createPasswordHasher(),
    mailer,
    close: async () => {
      await messaging.stop();
      mailer.close();
      await audit.close();
      await mongo.close();
    },
  };
}
