import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import { createLogMailer } from '@sabi/service-kit/mail/log-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import { createSmtpMailer } from '@sabi/service-kit/mail/smtp-mailer';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { type AuditLog, createAuditLog } from './data-access/audit-log';
import { createLimits, type Limits } from './data-access/limits';
import { createMigrations } from './data-access/migrations';
import { createRepositories, type Repositories } from './data-access/repositories';
import type { Env } from './env';
import { type AccessTokens, createAccessTokens } from './integrations/access-tokens';
import { type BreachList, createBreachList } from './integrations/breach-list';
import { type Captcha, createCaptcha } from './integrations/captcha';
import { createPasswordHasher, type HashCost, type PasswordHasher } from './integrations/password-hasher';
import { createGuardedFetch, type GuardedFetch } from './integrations/guarded-fetch';
import { createHooks, type Hooks } from './integrations/hooks';
import { createSecretBox, type SecretBox } from './integrations/secret-box';
import { createDeferredOpenIdClient } from './integrations/deferred-open-id-client';
import type { OpenIdClient } from './integrations/open-id-client';
import { createTextMessages, type TextMessages } from './integrations/text-messages';
import { createWebAuthn, type WebAuthn } from './integrations/web-authn';
import { createSettings, type Settings } from './settings/settings';

/** Everything the service works with; tests pass their own. */
export interface Dependencies extends Repositories, Limits {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly outbox: Outbox;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly accessTokens: AccessTokens;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  /** null where nobody is asked for one. */
  readonly captcha: Captcha | null;
  readonly hooks: Hooks;
  readonly mailer: Mailer;
  /** null where no gateway is set. */
  readonly textMessages: TextMessages | null;
  readonly secretBox: SecretBox;
  readonly guardedFetch: GuardedFetch;
  readonly openIdClient: OpenIdClient;
  readonly webAuthn: WebAuthn;
  close(): Promise<void>;
}

/** The composition root. */
export async function openDependencies(
  env: Env,
  {
    broker,
    logger,
    signal,
    metrics,
    passwordCost,
  }: {
    broker: Broker;
    logger: Logger;
    signal?: AbortSignal;
    metrics?: Registry;
    passwordCost?: HashCost | undefined;
  },
): Promise<Dependencies> {
  const connection = createMongoConnection();
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  const { client, db } = mongo;
  await migrate(db, createMigrations(logger), logger);
  const settings = createSettings(env);
  const transact = createTransact(client);
  const guardedFetch = createGuardedFetch(settings.providers);
  const hooks = createHooks(settings.hooks, logger);
  const audit = createAuditLog(db, logger);
  const messaging = await startMessaging({ service: 'identity', broker, client, db, logger, metrics });
  const mailer = env.SMTP_URL
    ? createSmtpMailer({
        url: env.SMTP_URL,
        senderName: env.SMTP_SENDER_NAME,
        senderAddress: env.SMTP_ADMIN_EMAIL,
      })
    : createLogMailer(logger, describeMail);
  return {
    settings,
    logger,
    mongo,
    messaging,
    outbox: messaging.outbox,
    transact,
    ...createRepositories(connection, db, settings, transact),
    ...createLimits(mongo, settings.limits),
    audit,
    accessTokens: createAccessTokens({
      keys: env.tokenKeys,
      issuer: env.JWT_ISSUER,
      lifeSeconds: env.JWT_EXP,
      lowAalMs: settings.lowAalMs,
      takesLegacyTokens: env.takesLegacyTokens,
    }),
    passwords: createPasswordHasher({
      processes: env.WEB_CONCURRENCY,
      ...(passwordCost && { cost: passwordCost }),
    }),
    breachList: createBreachList(settings.breachList, logger),
    captcha: createCaptcha(settings.captcha),
    hooks,
    mailer,
    textMessages: settings.phones.gateway && createTextMessages(settings.phones.gateway),
    secretBox: createSecretBox(settings.factors.encryptionSecret),
    guardedFetch,
    openIdClient: createDeferredOpenIdClient(guardedFetch, settings.providers),
    webAuthn: createWebAuthn(settings.factors),
    close: async () => {
      await messaging.stop();
      await hooks.close();
      mailer.close();
      await audit.close();
      await mongo.close();
    },
  };
}

/** What somebody trying the service without a mail server needs. */
const describeMail = ({ subject, text }: Mail) => ({ subject, link: /https?:\/\/\S+/.exec(text)?.[0] });
