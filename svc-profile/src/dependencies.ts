import { fileURLToPath } from 'node:url';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { FileStore } from '@sabi/file-store/file-store';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import type { Logger } from '@sabi/service-kit/logger';
import type { Registry } from '@sabi/service-kit/metrics';
import { developmentAddress, type Mailer } from '@sabi/service-kit/mail/mailer';
import { createSmtpMailer } from '@sabi/service-kit/mail/smtp-mailer';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type AccountBans, createAccountBans } from './data-access/account-bans';
import { type AccountData, createAccountData } from './data-access/account-data';
import { createEntryRepository, type EntryRepository } from './data-access/entry-repository';
import { createInquiryLimits, type InquiryLimits } from './data-access/inquiry-limits';
import { createInquiryRepository, type InquiryRepository } from './data-access/inquiry-repository';
import { createListRepository, type ListRepository } from './data-access/list-repository';
import { createMailStore, type MailStore } from './data-access/mail-store';
import { migrations } from './data-access/migrations';
import { createNotificationChoices, type NotificationChoices } from './data-access/notification-choices';
import { createProfileRepository, type ProfileRepository } from './data-access/profile-repository';
import { createProposalRepository, type ProposalRepository } from './data-access/cv-import-repository';
import { createRemovedResumes, type RemovedResumes } from './data-access/removed-cvs';
import { ResumeFeed } from './data-access/cv-feed';
import { createResumeRepository, type ResumeRepository } from './data-access/cv-repository';
import { createReviewLog, type ReviewLog } from './data-access/approval-log';
import { createReviewRepository, type ReviewRepository } from './data-access/approval-repository';
import { createShareLinks, type ShareLinks } from './data-access/share-links';
import { createTransact, type Transact } from './data-access/transaction';
import { createUploadRepository, type UploadRepository } from './data-access/upload-repository';
import { createVisibilityChoices, type VisibilityChoices } from './data-access/visibility-choices';
import { createThreadedDocumentWriter, type DocumentWriter } from './documents/document-writer';
import type { Entitlements } from './domain/resume-documents/entitlements';
import type { ResumeMail } from './domain/cv-mail/cv-mail';
import type { ReviewMail } from './domain/recruiter-approval/approval-mail';
import type { Env } from './env';
import { createBillingEntitlements } from './integrations/billing-entitlements';
import { createFileScanner, type FileScanner } from './integrations/file-scanner';
import { createLogMailer } from './integrations/log-mailer';
import { createPictureMaker, defaultPictureLimits, type PictureMaker } from './pictures/picture-maker';

/** How long things wait; tests wait shorter. */
export interface Timings {
  /** Between two comments of an event stream. */
  readonly heartbeatMs: number;
  /** Between two looks at the jobs somebody follows. */
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

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly entries: EntryRepository;
  readonly proposals: ProposalRepository;
  readonly resumes: ResumeRepository;
  readonly removedResumes: RemovedResumes;
  readonly resumeFeed: ResumeFeed;
  readonly uploads: UploadRepository;
  readonly pictureMaker: PictureMaker;
  readonly inquiries: InquiryRepository;
  readonly reviews: ReviewRepository;
  readonly reviewLog: ReviewLog;
  readonly reviewMails: MailStore<ReviewMail>;
  readonly resumeMails: MailStore<ResumeMail>;
  readonly notificationChoices: NotificationChoices;
  readonly visibilityChoices: VisibilityChoices;
  readonly shareLinks: ShareLinks;
  readonly accountData: AccountData;
  readonly erasedAccounts: ErasedAccounts;
  readonly accountBans: AccountBans;
  readonly inquiryLimits: InquiryLimits;
  /** How many documents an account has made of its profile. */
  readonly documentLimit: AttemptLimiter;
  readonly documentWriter: DocumentWriter;
  readonly entitlements: Entitlements;
  /** How many links to a profile an account has made. */
  readonly shareLinkLimit: AttemptLimiter;
  /** How many links that are none a network has tried. */
  readonly shareGuessLimit: AttemptLimiter;
  readonly mailer: Mailer;
  /** Who is told of inquiries and reviews. */
  readonly staffAddress: string;
  /** Where the product is. */
  readonly siteUrl: string;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly fileStore: FileStore;
  readonly scanner: FileScanner;
  readonly fileLinkSecret: string;
  /** Where CVs are downloaded from; empty where that is the site. */
  readonly filesOrigin: string;
  readonly unsubscribeSecret: string;
  readonly shareLinkSecret: string;
  readonly quotaBytes: number;
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
  /** Writes in a thread of its own unless told otherwise. */
  readonly documentWriter?: DocumentWriter;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

const pictureChildPath = fileURLToPath(new URL('./pictures/child.js', import.meta.url));

/** Where mails go and come from in development, when nothing is set. */
const developmentSite = 'http://localhost:8080';

const shareLinkLimits = { name: 'share-links', attempts: 30, windowSeconds: 3600 };
const shareGuessLimits = { name: 'share-guesses', attempts: 30, windowSeconds: 600 };
const documentLimits = { name: 'documents', attempts: 30, windowSeconds: 3600 };

/** The composition root. */
export async function openDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { env, logger, broker, fileStore, signal, metrics } = options;
  const connection = createMongoConnection();
  const resumes = createResumeRepository(connection);
  const repositories = {
    profiles: createProfileRepository(connection),
    lists: createListRepository(connection),
    entries: createEntryRepository(connection),
    resumes,
    uploads: createUploadRepository(connection),
    inquiries: createInquiryRepository(connection),
    reviews: createReviewRepository(connection),
  };
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
  const mailer = createMailer(env, logger);
  const entitlements = createBillingEntitlements({ billingUrl: env.BILLING_URL, logger });
  if (metrics) watchCircuits(metrics, () => [['billing', entitlements.state()]]);
  const documentWriter = options.documentWriter ?? createThreadedDocumentWriter();
  const timings = { ...defaultTimings, ...options.timings };
  return {
    ...repositories,
    mongo,
    messaging,
    pictureMaker: createPictureMaker({ ...defaultPictureLimits, childPath: pictureChildPath, logger }),
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    accountData: createAccountData(db),
    proposals: createProposalRepository(db),
    removedResumes: createRemovedResumes(db),
    erasedAccounts: createErasedAccounts(db),
    accountBans: createAccountBans(db),
    inquiryLimits: createInquiryLimits(mongo, { perNetwork: env.INQUIRIES_PER_NETWORK }),
    documentLimit: createAttemptLimiter(mongo, documentLimits),
    documentWriter,
    entitlements,
    shareLinkLimit: createAttemptLimiter(mongo, shareLinkLimits),
    shareGuessLimit: createAttemptLimiter(mongo, shareGuessLimits),
    shareLinks: createShareLinks(db),
    reviewLog: createReviewLog(db),
    reviewMails: createMailStore<ReviewMail>(db, 'reviews'),
    resumeMails: createMailStore<ResumeMail>(db, 'resumes'),
    notificationChoices: createNotificationChoices(db),
    visibilityChoices: createVisibilityChoices(db),
    mailer,
    staffAddress: env.STAFF_EMAIL ?? developmentAddress,
    siteUrl: (env.SITE_URL ?? developmentSite).replace(/\/$/, ''),
    resumeFeed: new ResumeFeed(resumes, logger, timings.pollMs),
    transact: createTransact(client),
    outbox: messaging.outbox,
    fileStore,
    scanner: createFileScanner(env.CLAMD_URL),
    fileLinkSecret: env.FILE_LINK_SECRET,
    filesOrigin: env.FILES_ORIGIN ? new URL(env.FILES_ORIGIN).origin : '',
    unsubscribeSecret: env.UNSUBSCRIBE_SECRET,
    shareLinkSecret: env.SHARE_LINK_SECRET,
    quotaBytes: env.RESUME_QUOTA_BYTES,
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

function createMailer({ SMTP_URL: url, MAIL_FROM }: Env, logger: Logger): Mailer {
  return url
    ? createSmtpMailer({ url, senderName: 'Sabi', senderAddress: MAIL_FROM ?? developmentAddress })
    : createLogMailer(logger);
}
