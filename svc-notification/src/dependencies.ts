import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { outreachLimit } from '@sabi/contracts/notification/thread-terms';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import type { CaseOwners } from '@sabi/service-kit/cases/case-owners';
import { createCaseOwners } from '@sabi/service-kit/cases/mongo-case-owners';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { createProductMailer } from '@sabi/service-kit/mail/product-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createAccountData } from './data-access/account-data';
import { createApplications } from './data-access/applications';
import { createDelayedNotifications } from './data-access/delayed-notifications';
import { createInboxes } from './data-access/inboxes';
import { migrations } from './data-access/migrations';
import { createMessageReportRepository } from './data-access/message-report-repository';
import { createNotificationMails } from './data-access/notification-mails';
import { createNotificationRepository } from './data-access/notification-repository';
import { createThreadRepository } from './data-access/thread-repository';
import type { AccountData } from './domain/account-erasure/account-data';
import type { Applications } from './domain/applications/applications';
import type { ApplicationTitles, MailRecipients } from './domain/mails/mail-sources';
import type { NotificationMails } from './domain/mails/notification-mails';
import type { MessageReportRepository } from './domain/message-reports/message-report-repository';
import type { DelayedNotifications } from './domain/notifications/delayed-notifications';
import type { Inboxes } from './domain/notifications/inboxes';
import type { NotificationRepository } from './domain/notifications/notification-repository';
import { InboxFeed } from './domain/streams/inbox-feed';
import type { CompanyRoles } from './domain/threads/company-roles';
import { noReachableTalents, type ReachableTalents } from './domain/threads/reachable-talents';
import type { ThreadRepository } from './domain/threads/thread-repository';
import type { Env } from './env';
import { createCompanyRoles } from './integrations/hiring-company-roles';
import { createApplicationTitles, createMailRecipients } from './integrations/mail-sources';
import { watchInboxes } from './metrics';

export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly notifications: NotificationRepository;
  readonly delayed: DelayedNotifications;
  readonly mails: NotificationMails;
  readonly mailRecipients: MailRecipients;
  readonly applicationTitles: ApplicationTitles;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly inboxes: Inboxes;
  readonly inboxFeed: InboxFeed;
  readonly applications: Applications;
  readonly threads: ThreadRepository;
  readonly companyRoles: CompanyRoles;
  readonly reachableTalents: ReachableTalents;
  readonly messageReports: MessageReportRepository;
  readonly caseOwners: CaseOwners;
  readonly auditChain: AuditChain;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  readonly messageLimit: AttemptLimiter;
  readonly outreachLimit: AttemptLimiter;
  readonly messageReportLimit: AttemptLimiter;
  readonly accountData: AccountData;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  readonly sweepMs: number;
  /** Between two comments of a stream. */
  readonly heartbeatMs: number;
  /** Clock of the service for all dates and decisions. */
  readonly now: () => Date;
  readonly logger: Logger;
  close(): Promise<void>;
}

export interface DependencyOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly broker: Broker;
  readonly queues: readonly QueueDefinition[];
  readonly sweepMs?: number;
  /** Between two reads for open streams, which hear of a change within two seconds. */
  readonly pollMs?: number;
  readonly heartbeatMs?: number;
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

const messageLimits = { name: 'messages', attempts: 120, windowSeconds: 3600 };
const messageReportLimits = { name: 'message-reports', attempts: 20, windowSeconds: 3600 };
const outreachLimits = { name: 'outreach', attempts: outreachLimit, windowSeconds: 86_400 };

export async function openDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { env, logger, broker, queues, signal, metrics } = options;
  const mongo = await openMongoConnection(createMongoConnection(), {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  const { client, db } = mongo;
  await migrate(db, migrations, logger);
  const messaging = await startMessaging({
    service: 'svc-notification',
    broker,
    client,
    db,
    logger,
    queues,
    metrics,
  });
  const dependencies = composeDependencies(options, { mongo, messaging });
  await dependencies.endedSessions.start();
  return dependencies;
}

function composeDependencies(
  options: DependencyOptions,
  { mongo, messaging }: Pick<Dependencies, 'mongo' | 'messaging'>,
): Dependencies {
  const { env, logger, metrics, now = () => new Date() } = options;
  const { sweepMs = 30_000, pollMs = 1000, heartbeatMs = 25_000 } = options;
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  const inboxes = createInboxes(mongo.db);
  const delayed = createDelayedNotifications(mongo.db);
  const messageReports = createMessageReportRepository(mongo.db);
  const chain = createAuditChain(mongo.db, 'svc-notification', now);
  const inboxFeed = new InboxFeed(inboxes, logger, pollMs);
  const mails = createNotificationMails(mongo.db);
  const mailer = createProductMailer(env, logger);
  const clients = createClients(env, logger);
  if (metrics) {
    watchInboxes(metrics, { inboxFeed, delayed, mails, messageReports, now });
    watchCircuits(metrics, clients.states);
  }
  return {
    mongo,
    messaging,
    outbox: messaging.outbox,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    notifications: createNotificationRepository(mongo.db),
    delayed,
    mails,
    mailRecipients: clients.mailRecipients,
    applicationTitles: clients.applicationTitles,
    mailer,
    siteUrl: env.SITE_URL,
    inboxes,
    inboxFeed,
    applications: createApplications(mongo.db),
    threads: createThreadRepository(mongo.db),
    companyRoles: clients.companyRoles,
    reachableTalents: noReachableTalents,
    messageReports,
    caseOwners: createCaseOwners(mongo.db),
    auditChain: chain,
    auditKey: env.AUDIT_SIGNING_KEY,
    messageLimit: createAttemptLimiter(mongo, messageLimits),
    outreachLimit: createAttemptLimiter(mongo, outreachLimits),
    messageReportLimit: createAttemptLimiter(mongo, messageReportLimits),
    accountData: createAccountData(mongo.db, { inboxes, chain }),
    erasedAccounts: createErasedAccounts(mongo.db),
    transact: createTransact(mongo.client),
    sweepMs,
    heartbeatMs,
    now,
    logger,
    close: async () => {
      endedSessions.stop();
      inboxFeed.stop();
      await messaging.stop();
      clients.close();
      mailer.close();
      await mongo.close();
    },
  };
}

/** Clients of svc-hiring and svc-profile. */
function createClients(
  { HIRING_URL: hiringUrl, PROFILE_URL: profileUrl, NOTIFICATION_SECRET: secret }: Env,
  logger: Logger,
) {
  const companyRoles = createCompanyRoles({ hiringUrl, logger });
  const applicationTitles = createApplicationTitles({ url: hiringUrl, secret, logger });
  const mailRecipients = createMailRecipients({ url: profileUrl, secret, logger });
  return {
    ...{ companyRoles, applicationTitles, mailRecipients },
    states: () =>
      [
        ['hiring', companyRoles.state()],
        ['application-titles', applicationTitles.state()],
        ['mail-recipients', mailRecipients.state()],
      ] as const,
    close: () => {
      for (const client of [companyRoles, applicationTitles, mailRecipients]) client.close();
    },
  };
}
