import type { AuditChain } from '@sabi/audit/audit-chain';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Logger } from '@sabi/service-kit/logger';
import { createLogMailer } from '@sabi/service-kit/mail/log-mailer';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import { createSmtpMailer } from '@sabi/service-kit/mail/smtp-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createAuditLog } from './data-access/audit-log';
import { takeLease } from './data-access/collections/lease';
import { createLimits, type Limits } from './data-access/limits/limits';
import { createMigrations } from './data-access/migrations/migrations';
import { createRepositories, type Repositories } from './data-access/repositories';
import type { AuditLog } from './domain/audit/audit-log';
import type { Captcha } from './domain/captcha/captcha';
import type { SecretBox } from './domain/encryption/secret-box';
import type { WebAuthn } from './domain/factors/web-authn';
import type { Hooks } from './domain/hooks/hooks';
import type { BreachList } from './domain/passwords/breach-list';
import type { PasswordHasher } from './domain/passwords/password-hasher';
import type { TextMessages } from './domain/phones/text-messages';
import type { GuardedFetch } from './domain/providers/guarded-fetch';
import type { OpenIdClient } from './domain/providers/open-id-client';
import type { Settings } from './domain/settings/settings';
import type { AccessTokens } from './domain/tokens/access-tokens';
import type { Env } from './env';
import { createAccessTokens } from './integrations/access-tokens';
import { createBreachList } from './integrations/breach-list';
import { createCaptcha } from './integrations/captcha';
import { createDeferredOpenIdClient } from './integrations/deferred-open-id-client';
import { createGuardedFetch } from './integrations/guarded-fetch';
import { createHooks } from './integrations/hooks';
import { createPasswordHasher, type HashCost } from './integrations/password-hasher';
import { createSecretBox } from './integrations/secret-box';
import { createTextMessages } from './integrations/text-messages';
import { createWebAuthn } from './integrations/web-authn';
import { createSettings } from './environment/create-settings';

export interface Dependencies extends Repositories, Limits {
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
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly auditChain: AuditChain;
  /** Signs the head of the audit chain daily, if set. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  /** Acquires the right to run a task across all replicas. @returns false while another replica has it */
  readonly takeLease: (name: string, lifeMs: number) => Promise<boolean>;
  /** null when no captcha is required. */
  readonly captcha: Captcha | null;
  close(): Promise<void>;
}

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
  const mailer = createMailer(env, logger);
  return {
    settings,
    logger,
    mongo,
    messaging,
    outbox: messaging.outbox,
    takeLease: (name, lifeMs) => takeLease(db, name, lifeMs),
    transact,
    ...createRepositories(connection, db, settings, transact),
    ...createLimits(mongo, settings.limits),
    audit,
    auditKey: env.AUDIT_SIGNING_KEY,
    ...createCredentials(env, settings, passwordCost),
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

function createCredentials(
  env: Env,
  settings: Settings,
  passwordCost: HashCost | undefined,
): Pick<Dependencies, 'accessTokens' | 'passwords'> {
  return {
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
  };
}

function createMailer(env: Env, logger: Logger): Mailer {
  return env.SMTP_URL
    ? createSmtpMailer({
        url: env.SMTP_URL,
        senderName: env.SMTP_SENDER_NAME,
        senderAddress: env.SMTP_ADMIN_EMAIL,
      })
    : createLogMailer(logger, describeMail);
}

/** Log entry in place of a mail when no mail server is configured. */
const describeMail = ({ subject, text }: Mail) => ({ subject, link: /https?:\/\/\S+/.exec(text)?.[0] });
