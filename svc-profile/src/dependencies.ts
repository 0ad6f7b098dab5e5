import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { fileURLToPath } from 'node:url';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { FileStore } from '@sabi/file-store/file-store';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import type { Logger } from '@sabi/service-kit/logger';
import type { Registry } from '@sabi/service-kit/metrics';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import { developmentAddress, type Mailer } from '@sabi/service-kit/mail/mailer';
import { createMailStore } from '@sabi/service-kit/mail/mongo-mail-store';
import { createProductMailer } from '@sabi/service-kit/mail/product-mailer';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { CaseOwners } from '@sabi/service-kit/cases/case-owners';
import { createCaseOwners } from '@sabi/service-kit/cases/mongo-case-owners';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import type { Connection } from 'mongoose';
import { createAccountBans } from './data-access/account-bans';
import { createAccountData } from './data-access/account-data';
import { createApprovalLog } from './data-access/approval-log';
import { createApprovalRepository } from './data-access/approval-repository';
import { createCvChanges } from './data-access/cv-changes';
import { CvFeed } from './data-access/cv-feed';
import { createCvCorrections } from './data-access/cv-corrections';
import { createCvImportRepository } from './data-access/cv-import-repository';
import { createCvRepository } from './data-access/cv-repository';
import { createEntryRepository } from './data-access/entry-repository';
import { createInquiryLimits } from './data-access/inquiry-limits';
import { createInquiryRepository } from './data-access/inquiry-repository';
import { createListRepository } from './data-access/list-repository';
import { approvalMailCollection, cvMailCollection } from './data-access/mail-collections';
import { migrations } from './data-access/migrations';
import { createMailContacts } from './data-access/mail-contacts';
import { createNotificationChoices } from './data-access/notification-choices';
import { createProfileRepository } from './data-access/profile-repository';
import { createRemovedCvs } from './data-access/removed-cvs';
import { createShareLinks } from './data-access/share-links';
import { createUploadRepository } from './data-access/upload-repository';
import { createVisibilityChoices } from './data-access/visibility-choices';
import { createThreadedDocumentWriter } from './integrations/document-writer';
import type { AccountData } from './domain/account-erasure/account-data';
import type { AccountBans } from './domain/bans/account-bans';
import type { CvCorrections } from './domain/cv-corrections/cv-correction';
import type { CvImportRepository } from './domain/cv-import/cv-import-repository';
import type { CvMail } from './domain/cv-mail/cv-mail';
import type { CvRepository } from './domain/cvs/cv-repository';
import type { FileScanner } from './domain/cvs/file-scanner';
import type { RemovedCvs } from './domain/cvs/removed-cvs';
import type { EntryRepository } from './domain/entries/entry-repository';
import type { ListRepository } from './domain/profiles/list-repository';
import type { UploadRepository } from './domain/files/upload-repository';
import type { InquiryLimits } from './domain/inquiries/inquiry-limits';
import type { InquiryRepository } from './domain/inquiries/inquiry-repository';
import type { MailContacts } from './domain/notifications/mail-contacts';
import type { NotificationChoices } from './domain/notifications/notification-choices';
import type { PictureMaker } from './domain/pictures/picture-maker';
import type { ProfileRepository } from './domain/profiles/profile-repository';
import type { ApprovalLog } from './domain/recruiter-approval/approval-log';
import type { ApprovalMail } from './domain/recruiter-approval/approval-mail';
import type { ApprovalRepository } from './domain/recruiter-approval/approval-repository';
import type { DocumentWriter } from './domain/resume-documents/document-writer';
import type { Entitlements } from './domain/resume-documents/entitlements';
import type { ShareLinks } from './domain/sharing/share-links';
import type { VisibilityChoices } from './domain/visibility/visibility-choices';
import type { Env } from './env';
import { createBillingEntitlements } from './integrations/billing-entitlements';
import { createFileScanner } from './integrations/file-scanner';
import { createPictureMaker, defaultPictureLimits } from './integrations/pictures/picture-maker';

/** Shorter than the driver's own two minutes of retries. */
const transactionTimeoutMs = 8000;

/** Intervals and timeouts in milliseconds; tests use shorter ones. */
export interface Timings {
  /** Between two comments of an event stream. */
  readonly heartbeatMs: number;
  /** Between two reads of the CV parses that are being followed. */
  readonly pollMs: number;
  /** How long the parser call waits for a result. */
  readonly parserWaitMs: number;
  readonly sweepMs: number;
}

export const defaultTimings: Timings = {
  heartbeatMs: 25_000,
  pollMs: 2000,
  parserWaitMs: 25_000,
  sweepMs: 60_000,
};

/** The service's dependencies; tests replace parts of them. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly entries: EntryRepository;
  readonly cvImports: CvImportRepository;
  readonly cvCorrections: CvCorrections;
  readonly cvs: CvRepository;
  readonly removedCvs: RemovedCvs;
  readonly cvFeed: CvFeed;
  readonly uploads: UploadRepository;
  readonly pictureMaker: PictureMaker;
  readonly inquiries: InquiryRepository;
  readonly approvals: ApprovalRepository;
  readonly approvalLog: ApprovalLog;
  readonly approvalMails: MailStore<ApprovalMail>;
  readonly cvMails: MailStore<CvMail>;
  readonly notificationChoices: NotificationChoices;
  readonly visibilityChoices: VisibilityChoices;
  readonly shareLinks: ShareLinks;
  readonly auditChain: AuditChain;
  readonly caseOwners: CaseOwners;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  readonly accountData: AccountData;
  readonly erasedAccounts: ErasedAccounts;
  readonly accountBans: AccountBans;
  readonly mailContacts: MailContacts;
  readonly inquiryLimits: InquiryLimits;
  /** Documents an account may create. */
  readonly documentLimit: AttemptLimiter;
  readonly documentWriter: DocumentWriter;
  readonly entitlements: Entitlements;
  /** Share links an account may create. */
  readonly shareLinkLimit: AttemptLimiter;
  /** Unknown share links a network may try. */
  readonly shareGuessLimit: AttemptLimiter;
  readonly mailer: Mailer;
  /** Receives the mails about inquiries and recruiter approvals. */
  readonly staffAddress: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly fileStore: FileStore;
  readonly scanner: FileScanner;
  readonly fileLinkSecret: string;
  /** Origin of CV downloads; empty for the site's own. */
  readonly filesOrigin: string;
  readonly unsubscribeSecret: string;
  /** Without it svc-notification is refused. */
  readonly notificationSecret: string | undefined;
  readonly shareLinkSecret: string;
  readonly quotaBytes: number;
  /** Whether owners are asked to let corrections of their CVs be kept. */
  readonly mayShareCorrections: boolean;
  readonly timings: Timings;
  readonly logger: Logger;
  close(): Promise<void>;
}

export interface DependencyOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly broker: Broker;
  readonly fileStore: FileStore;
  readonly timings?: Partial<Timings>;
  /** Defaults to a worker thread. */
  readonly documentWriter?: DocumentWriter;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

const pictureChildPath = fileURLToPath(new URL('./integrations/pictures/child.js', import.meta.url));

/** Origin of links in mails in development, unless set. */
const developmentSite = 'http://localhost:8080';

const shareLinkLimits = { name: 'share-links', attempts: 30, windowSeconds: 3600 };
const shareGuessLimits = { name: 'share-guesses', attempts: 30, windowSeconds: 600 };
const documentLimits = { name: 'documents', attempts: 30, windowSeconds: 3600 };

export async function openDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { env, logger, broker, fileStore, signal, metrics } = options;
  const connection = createMongoConnection();
  const models = createModelRepositories(connection);
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  await migrate(mongo.db, migrations, logger);
  const { client, db } = mongo;
  const messaging = await startMessaging({ service: 'svc-profile', broker, client, db, logger, metrics });
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  await endedSessions.start();
  const mailer = createProductMailer(env, logger);
  const entitlements = createBillingEntitlements({ billingUrl: env.BILLING_URL, logger });
  if (metrics) watchCircuits(metrics, () => [['billing', entitlements.state()]]);
  const documentWriter = options.documentWriter ?? createThreadedDocumentWriter();
  const timings = { ...defaultTimings, ...options.timings };
  return {
    ...models,
    ...createCollectionRepositories(db),
    ...createLimits(mongo, env),
    ...readSettings(env),
    mongo,
    messaging,
    pictureMaker: createPictureMaker({ ...defaultPictureLimits, childPath: pictureChildPath, logger }),
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    documentWriter,
    entitlements,
    mailer,
    cvFeed: new CvFeed(createCvChanges(connection), logger, timings.pollMs),
    transact: createTransact(client, { timeoutMs: transactionTimeoutMs }),
    outbox: messaging.outbox,
    fileStore,
    scanner: createFileScanner(env.CLAMD_URL),
    timings,
    logger,
    close: async () => {
      endedSessions.stop();
      await messaging.stop();
      mailer.close();
      entitlements.close();
      await documentWriter.close();
      await mongo.close();
    },
  };
}

function createModelRepositories(connection: Connection) {
  return {
    profiles: createProfileRepository(connection),
    lists: createListRepository(connection),
    entries: createEntryRepository(connection),
    cvs: createCvRepository(connection),
    uploads: createUploadRepository(connection),
    inquiries: createInquiryRepository(connection),
    approvals: createApprovalRepository(connection),
  } satisfies Partial<Dependencies>;
}

function createCollectionRepositories(db: MongoConnection['db']) {
  const auditChain = createAuditChain(db, 'svc-profile');
  return {
    auditChain,
    caseOwners: createCaseOwners(db),
    accountData: createAccountData(db, auditChain),
    cvImports: createCvImportRepository(db),
    cvCorrections: createCvCorrections(db),
    removedCvs: createRemovedCvs(db),
    erasedAccounts: createErasedAccounts(db),
    accountBans: createAccountBans(db),
    mailContacts: createMailContacts(db),
    shareLinks: createShareLinks(db),
    approvalLog: createApprovalLog(db),
    approvalMails: createMailStore<ApprovalMail>(db, approvalMailCollection),
    cvMails: createMailStore<CvMail>(db, cvMailCollection),
    notificationChoices: createNotificationChoices(db),
    visibilityChoices: createVisibilityChoices(db),
  } satisfies Partial<Dependencies>;
}

function createLimits(mongo: MongoConnection, env: Env) {
  return {
    inquiryLimits: createInquiryLimits(mongo, { perNetwork: env.INQUIRIES_PER_NETWORK }),
    documentLimit: createAttemptLimiter(mongo, documentLimits),
    shareLinkLimit: createAttemptLimiter(mongo, shareLinkLimits),
    shareGuessLimit: createAttemptLimiter(mongo, shareGuessLimits),
  } satisfies Partial<Dependencies>;
}

function readSettings(env: Env) {
  return {
    staffAddress: env.STAFF_EMAIL ?? developmentAddress,
    siteUrl: (env.SITE_URL ?? developmentSite).replace(/\/$/, ''),
    fileLinkSecret: env.FILE_LINK_SECRET,
    filesOrigin: env.FILES_ORIGIN ? new URL(env.FILES_ORIGIN).origin : '',
    auditKey: env.AUDIT_SIGNING_KEY,
    unsubscribeSecret: env.UNSUBSCRIBE_SECRET,
    notificationSecret: env.NOTIFICATION_SECRET,
    shareLinkSecret: env.SHARE_LINK_SECRET,
    quotaBytes: env.RESUME_QUOTA_BYTES,
    mayShareCorrections: env.CV_CORRECTIONS === 'on',
  } satisfies Partial<Dependencies>;
}
