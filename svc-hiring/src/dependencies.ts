import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import type { JobSearch } from '@sabi/job-search/job-search';
import type { SearchSnapshots } from '@sabi/job-search/search-snapshots';
import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import {
  createErasedAccounts,
  type ErasedAccounts,
  type RepeatedErasures,
} from '@sabi/service-kit/erased-accounts';
import { createKeyedQueue, type RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import type { Logger } from '@sabi/service-kit/logger';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { createProductMailer } from '@sabi/service-kit/mail/product-mailer';
import type { Registry } from '@sabi/service-kit/metrics';
import type { CaseOwners } from '@sabi/service-kit/cases/case-owners';
import { createCaseOwners } from '@sabi/service-kit/cases/mongo-case-owners';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createAccountData } from './data-access/account-data';
import { createAccountFootprint } from './data-access/account-footprint';
import {
  createApplicationDirectory,
  createApplicationRepository,
} from './data-access/application-repository';
import { createApprovedRecruiters } from './data-access/approved-recruiters';
import { createAutomationRepository } from './data-access/automation-repository';
import { createAuditLog } from './data-access/audit-log';
import { createClaimDirectory, createClaimRepository } from './data-access/claim-repository';
import { createCompanyDirectory, createCompanyRepository } from './data-access/company-repository';
import { createCvFileRows } from './data-access/cv-file-rows';
import { createSharedPosition } from './data-access/index-position';
import { createFreeApplications } from './data-access/free-applications';
import { createInvitationRepository } from './data-access/invitation-repository';
import { createJobChanges } from './data-access/job-changes';
import { createJobDirectory } from './data-access/job-directory';
import { createJobRepository } from './data-access/job-repository';
import {
  createCardNotes,
  createExternalApplications,
  createJobSearchCounts,
  createRemovedExternals,
  createSavedJobs,
} from './data-access/job-search';
import { createMemberRepository, createMemberships } from './data-access/member-repository';
import { migrations } from './data-access/migrations';
import { createIndexedCompanies } from './data-access/indexed-companies';
import { createOpenJobs } from './data-access/open-jobs';
import { createOperationRepository } from './data-access/operation-repository';
import { createTemplateRepository } from './data-access/template-repository';
import { createReplyRecords } from './data-access/reply-records';
import { createReportRepository } from './data-access/report-repository';
import { createSnapshotLog } from './data-access/snapshot-log';
import { createTrackedApplications } from './data-access/tracked-applications';
import { createViewReceipts } from './data-access/view-receipts';
import type { AccountData } from './domain/account-erasure/account-data';
import type { AccountFootprint } from './domain/account-export/export-account';
import type {
  ApplicationDirectory,
  ApplicationRepository,
  FreeApplications,
} from './domain/applications/application-repository';
import type { OperationRepository } from './domain/applications/operations/operation';
import type { TemplateRepository } from './domain/letters/letter-template';
import type { PlanUses } from './domain/applications/plan-uses';
import type { ReplyRecords } from './domain/applications/sweep-reply-records';
import type { TalentCards } from './domain/applications/talent-cards';
import type { Audit } from './domain/audit/audit';
import type { AutomationRepository } from './domain/automations/automation';
import { createMemoryPosition } from './domain/board/index-position';
import { createIndexSnapshots, type IndexSnapshots } from './domain/board/index-snapshots';
import { createJobIndex, type JobIndex } from './domain/board/job-index';
import type { ClaimDirectory, ClaimRepository } from './domain/claims/claim-repository';
import type { CompanyJobs } from './domain/companies/company-jobs';
import type { CompanyDirectory, CompanyRepository } from './domain/companies/company-repository';
import type { CvFileRows } from './domain/cv-files/cv-file-rows';
import type { IndexedCompanies } from './domain/feeds/indexed-companies';
import type { OpenJobs } from './domain/feeds/open-jobs';
import type { InvitationRepository } from './domain/invitations/invitation-repository';
import type {
  CardNotes,
  ExternalApplications,
  JobSearchCounts,
  RemovedExternals,
  SavedJobs,
  TrackedApplications,
} from './domain/job-search/job-search-repository';
import { createCompanyJobs } from './domain/jobs/company-jobs';
import type { JobChanges, JobDirectory, JobRepository } from './domain/jobs/job-repository';
import type { MemberRepository } from './domain/members/member-repository';
import type { PostingRules } from './domain/posting-rules/posting-rules';
import { type ApprovedRecruiters, withKnownApprovals } from './domain/recruiters/approved-recruiters';
import type { TalentProfiles } from './domain/recommendations/talent-profiles';
import type { RecruiterApprovals } from './domain/recruiters/recruiter-approvals';
import type { ReportRepository } from './domain/reports/report-repository';
import type { Memberships } from './domain/tenancy/memberships';
import { createTenants, type Tenants } from './domain/tenancy/open-tenant';
import type { ViewReceipts } from './domain/views/view-receipts';
import type { Env } from './env';
import { createPlanUses } from './integrations/billing-plan-uses';
import { createJobSearch } from './integrations/job-search';
import { type JobSearchWithTimeout, withSearchTimeout } from './integrations/job-search-with-timeout';
import { postingRules } from './integrations/posting-rules';
import { createRecruiterApprovals } from './integrations/profile-recruiter-approvals';
import { createTalentCards } from './integrations/profile-talent-cards';
import { createTalentProfiles } from './integrations/profile-talent-profiles';
import { createSearchSnapshots } from './integrations/search-snapshots';
import { watchApplications, watchJobIndex, watchReports } from './metrics';

export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly tenants: Tenants;
  readonly memberships: Memberships;
  readonly companies: CompanyRepository;
  readonly companyDirectory: CompanyDirectory;
  readonly companyJobs: CompanyJobs;
  readonly members: MemberRepository;
  readonly invitations: InvitationRepository;
  readonly claims: ClaimRepository;
  readonly claimDirectory: ClaimDirectory;
  readonly jobs: JobRepository;
  readonly jobDirectory: JobDirectory;
  readonly jobChanges: JobChanges;
  readonly applications: ApplicationRepository;
  readonly applicationDirectory: ApplicationDirectory;
  readonly operations: OperationRepository;
  readonly templates: TemplateRepository;
  readonly automations: AutomationRepository;
  readonly freeApplications: FreeApplications;
  readonly freeApplicationsAMonth: number;
  readonly replyRecords: ReplyRecords;
  readonly savedJobs: SavedJobs;
  readonly externalApplications: ExternalApplications;
  readonly cardNotes: CardNotes;
  readonly removedExternals: RemovedExternals;
  readonly jobSearchCounts: JobSearchCounts;
  readonly trackedApplications: TrackedApplications;
  readonly viewReceipts: ViewReceipts;
  readonly cvFileRows: CvFileRows;
  readonly fileStore: FileStore;
  /** Applications of a talent to a job, one at a time in this process. */
  readonly applicationQueue: RunInKeyedQueue;
  readonly openJobs: OpenJobs;
  readonly indexedCompanies: IndexedCompanies;
  readonly jobSearch: JobSearch;
  readonly jobIndex: JobIndex;
  /** Undefined where no snapshots are taken. */
  readonly indexSnapshots: IndexSnapshots | undefined;
  readonly reports: ReportRepository;
  readonly audit: Audit;
  readonly auditChain: AuditChain;
  readonly caseOwners: CaseOwners;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  readonly accountData: AccountData;
  readonly footprint: AccountFootprint;
  readonly erasedAccounts: ErasedAccounts & RepeatedErasures;
  readonly recruiterApprovals: RecruiterApprovals;
  readonly approvedRecruiters: ApprovedRecruiters;
  readonly talentProfiles: TalentProfiles;
  readonly talentCards: TalentCards;
  readonly planUses: PlanUses;
  readonly postingRules: PostingRules;
  readonly companyLimit: AttemptLimiter;
  readonly invitationLimit: AttemptLimiter;
  readonly claimLimit: AttemptLimiter;
  readonly reportLimit: AttemptLimiter;
  readonly applicationLimit: AttemptLimiter;
  /** Changes of a talent's own job search. */
  readonly jobSearchLimit: AttemptLimiter;
  readonly jobSearchImportLimit: AttemptLimiter;
  readonly invitationSecret: string;
  /** Without it svc-notification is refused. */
  readonly notificationSecret: string | undefined;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'append' | 'appendAll'>;
  /** Milliseconds between two sweeps. */
  readonly sweepMs: number;
  /** Milliseconds between two polls for changes of jobs. */
  readonly followMs: number;
  /** Clock of the service for all dates and decisions; leases use the database's. */
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
  readonly followMs?: number;
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

const companyLimits = { name: 'companies', attempts: 10, windowSeconds: 86_400 };
const invitationLimits = { name: 'invitations', attempts: 100, windowSeconds: 86_400 };
const claimLimits = { name: 'company-claims', attempts: 10, windowSeconds: 86_400 };
const applicationLimits = { name: 'applications', attempts: 100, windowSeconds: 86_400 };
const jobSearchLimits = { name: 'job-search', attempts: 2000, windowSeconds: 86_400 };
const jobSearchImportLimits = { name: 'job-search-imports', attempts: 20, windowSeconds: 3600 };
/** Calls of one talent for one job that wait for each other. */
const mostWaitingApplications = 100;
const reportLimits = { name: 'job-reports', attempts: 20, windowSeconds: 3600 };

/** Connections opened before the dependencies. */
interface Foundation extends Pick<
  DependencyOptions,
  'env' | 'logger' | 'sweepMs' | 'followMs' | 'now' | 'metrics'
> {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly jobSearch: JobSearchWithTimeout;
  readonly searchSnapshots: SearchSnapshots | undefined;
}

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
    service: 'svc-hiring',
    broker,
    client,
    db,
    logger,
    queues,
    metrics,
  });
  const dependencies = composeDependencies({
    ...options,
    mongo,
    messaging,
    jobSearch: withSearchTimeout(await createJobSearch(env), { logger }),
    searchSnapshots: await createSearchSnapshots(env),
  });
  if (env.HIRING_ROLE !== 'worker') await dependencies.endedSessions.start(); // a worker verifies no tokens
  return dependencies;
}

function composeDependencies(foundation: Foundation): Dependencies {
  const { env, logger, mongo, messaging, jobSearch, searchSnapshots, metrics } = foundation;
  const { sweepMs = 60_000, followMs = 500, now = () => new Date() } = foundation;
  const mailer = createProductMailer(env, logger);
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  const clients = createServiceClients(env, logger);
  const { profileApprovals, talentProfiles, talentCards, planUses } = clients;
  if (metrics) watchCircuits(metrics, () => [...clients.states(), ['search', jobSearch.state()]]);
  const repositories = createRepositories(mongo, now);
  const position = env.OPENSEARCH_URL ? createSharedPosition(mongo.db) : createMemoryPosition();
  const index = { ...repositories, jobSearch, position, now };
  const jobIndex = createJobIndex(index);
  const indexSnapshots =
    searchSnapshots &&
    createIndexSnapshots({
      ...index,
      snapshots: searchSnapshots,
      snapshotLog: createSnapshotLog(mongo.db),
    });
  if (metrics) {
    watchJobIndex(metrics, { jobIndex, indexSnapshots, now });
    watchReports(metrics, { ...repositories, now });
    watchApplications(metrics, { ...repositories, now });
  }
  return {
    ...repositories,
    mongo,
    messaging,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    tenants: createTenants({ memberships: repositories.memberships, now }),
    recruiterApprovals: withKnownApprovals(profileApprovals, repositories.approvedRecruiters),
    talentProfiles,
    talentCards,
    planUses,
    freeApplicationsAMonth: env.FREE_APPLICATIONS_A_MONTH,
    applicationQueue: createKeyedQueue({ mostWaiting: mostWaitingApplications }),
    postingRules,
    fileStore: createFileStore(env),
    jobSearch,
    jobIndex,
    indexSnapshots,
    ...createAttemptLimiters(mongo),
    invitationSecret: env.INVITATION_SECRET,
    notificationSecret: env.NOTIFICATION_SECRET,
    auditKey: env.AUDIT_SIGNING_KEY,
    mailer,
    siteUrl: env.SITE_URL,
    transact: createTransact(mongo.client),
    outbox: messaging.outbox,
    companyJobs: createCompanyJobs({ ...repositories, outbox: messaging.outbox }),
    sweepMs,
    followMs,
    now,
    logger,
    close: async () => {
      endedSessions.stop();
      await messaging.stop();
      clients.close();
      mailer.close();
      await jobSearch.close();
      await searchSnapshots?.close();
      await mongo.close();
    },
  };
}

/** Clients of svc-profile and svc-billing. */
function createServiceClients({ PROFILE_URL: profileUrl, BILLING_URL: billingUrl }: Env, logger: Logger) {
  const profileApprovals = createRecruiterApprovals({ profileUrl, logger });
  const talentProfiles = createTalentProfiles({ profileUrl, logger });
  const talentCards = createTalentCards({ profileUrl, logger });
  const planUses = createPlanUses({ billingUrl, logger });
  return {
    ...{ profileApprovals, talentProfiles, talentCards, planUses },
    states: () =>
      [
        ['profile', profileApprovals.state()],
        ['talent-profiles', talentProfiles.state()],
        ['talent-cards', talentCards.state()],
        ['billing', planUses.state()],
      ] as const,
    close: () => {
      for (const client of [profileApprovals, talentProfiles, talentCards, planUses]) client.close();
    },
  };
}

const createAttemptLimiters = (mongo: MongoConnection) => ({
  companyLimit: createAttemptLimiter(mongo, companyLimits),
  invitationLimit: createAttemptLimiter(mongo, invitationLimits),
  claimLimit: createAttemptLimiter(mongo, claimLimits),
  reportLimit: createAttemptLimiter(mongo, reportLimits),
  applicationLimit: createAttemptLimiter(mongo, applicationLimits),
  jobSearchLimit: createAttemptLimiter(mongo, jobSearchLimits),
  jobSearchImportLimit: createAttemptLimiter(mongo, jobSearchImportLimits),
});

export function createRepositories({ connection, db }: MongoConnection, now: () => Date) {
  const chain = createAuditChain(db, 'svc-hiring', now);
  return {
    memberships: createMemberships(db),
    companies: createCompanyRepository(db),
    companyDirectory: createCompanyDirectory(db),
    members: createMemberRepository(connection),
    invitations: createInvitationRepository(connection),
    claims: createClaimRepository(connection),
    claimDirectory: createClaimDirectory(db),
    jobs: createJobRepository(connection, db),
    jobDirectory: createJobDirectory(db),
    jobChanges: createJobChanges(db),
    applications: createApplicationRepository(connection),
    applicationDirectory: createApplicationDirectory(db),
    operations: createOperationRepository(connection),
    templates: createTemplateRepository(connection),
    automations: createAutomationRepository(connection),
    freeApplications: createFreeApplications(db),
    replyRecords: createReplyRecords(db),
    savedJobs: createSavedJobs(db),
    externalApplications: createExternalApplications(db),
    cardNotes: createCardNotes(db),
    removedExternals: createRemovedExternals(db),
    jobSearchCounts: createJobSearchCounts(db),
    trackedApplications: createTrackedApplications(db),
    viewReceipts: createViewReceipts(db),
    cvFileRows: createCvFileRows(db),
    openJobs: createOpenJobs(db),
    indexedCompanies: createIndexedCompanies(db),
    reports: createReportRepository(db),
    audit: createAuditLog(db, { chain, now }),
    auditChain: chain,
    caseOwners: createCaseOwners(db),
    accountData: createAccountData(db, chain),
    footprint: createAccountFootprint(db),
    erasedAccounts: createErasedAccounts(db),
    approvedRecruiters: createApprovedRecruiters(db),
  };
}
