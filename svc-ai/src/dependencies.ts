import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AuditChain, createAuditChain } from '@sabi/audit/audit-chain';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createSecretBox } from '@sabi/service-kit/secret-box';
import { createAnswerRepository } from './data-access/answer-repository';
import { createContentSeal, type ContentSeal } from './data-access/content-seal';
import { createConversationRepository } from './data-access/conversation-repository';
import { createCvParseRepository } from './data-access/cv-parse-repository';
import { createMigrations } from './data-access/migrations';
import { createModelSwitch } from './data-access/model-switch';
import { createOwnCvReportRepository } from './data-access/own-cv-report-repository';
import { createParsedCvRepository } from './data-access/parsed-cv-repository';
import { createPendingAnalysisRepository } from './data-access/pending-analysis-repository';
import { createUsageCounters } from './data-access/usage-counters';
import { createActiveStreams } from './domain/consultation/active-streams';
import type { ConsultationDependencies } from './domain/consultation/consult';
import type { StreamDependencies } from './domain/consultation/stream-answer';
import type { OwnCvReportRepository } from './domain/cv-analysis/own-cv-report-repository';
import type { OwnCvDependencies } from './domain/cv-analysis/analyze-own-cv';
import type { ParseCvDependencies } from './domain/cv-parsing/parse-cv';
import { type Budget, createBudgetedModel } from './domain/language-model/budgeted-model';
import type { ModelCall } from './domain/language-model/model-call';
import { recordModelCall } from './domain/language-model/record-model-call';
import type { UsageCounters } from './domain/usage/usage-counters';
import { createUsageLimits } from './domain/usage/usage-limits';
import { limitConcurrency } from './integrations/text-extraction/concurrency-limit';
import type { TextExtractor } from './domain/cv-parsing/text-extractor';
import { createTextExtractor } from './integrations/text-extraction/child-text-extractor';
import type { ProgramFailed } from './integrations/text-recognition/limited-program';
import { withRecognition } from './integrations/text-recognition/recognising-extractor';
import { createTextRecogniser, findMissingPrograms } from './integrations/text-recognition/text-recogniser';
import { createThreadPool } from './integrations/threads/piscina-thread-pool';
import type { ThreadPool } from './domain/cv-parsing/thread-pool';
import type { Env } from './env';
import { createAccountData, type ServiceAccountData } from './integrations/account-data/service-account-data';
import { createModelConsultant } from './integrations/consultant/model-consultant';
import { createModelCvExplainer } from './integrations/cv-explainer/model-cv-explainer';
import { selectCvParser } from './integrations/cv-parsers/select-cv-parser';
import { createModelCircuit } from './integrations/language-model/circuit-breaker';
import { createOpenAiModel, type OpenAiOptions } from './integrations/language-model/openai-model';
import type { AiMetrics } from './metrics';

/** Time for a running CV after a stop signal; the process has 28 s in all. */
const finishGraceMs = 15_000;
/** Delays idle reader processes, because on a laptop all services start at once. */
const sparesAfterMs = 5000;
/** CVs of the public page read at once. */
const interactiveReaders = 2;
/** Maximum delay until a replica notices the model switch. */
const switchCacheMs = 5000;

export interface Dependencies
  extends ParseCvDependencies, OwnCvDependencies, ConsultationDependencies, StreamDependencies {
  readonly mongo: MongoConnection;
  readonly transact: Transact;
  readonly messaging: Messaging;
  readonly files: FileStore;
  readonly erasedAccounts: ErasedAccounts;
  readonly logger: Logger;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly visitorSecret: string;
  readonly auditChain: AuditChain;
  /** Signs the head of the audit chain daily. */
  readonly auditKey: Env['AUDIT_SIGNING_KEY'];
  readonly metrics: AiMetrics;
  readonly accountData: ServiceAccountData;
  close(): Promise<void>;
}

interface Surroundings {
  readonly broker: Broker;
  readonly metrics: AiMetrics;
  readonly childPath?: string;
  readonly threads?: ThreadPool;
  readonly signal: AbortSignal;
}

/** Built entry points of the child process and the threads, relative to this module's output. */
const builtChildPath = fileURLToPath(new URL('./integrations/text-extraction/child.js', import.meta.url));
const builtThreadPath = fileURLToPath(new URL('./engines/threads/tasks.js', import.meta.url));

export async function openDependencies(
  env: Env,
  logger: Logger,
  {
    broker,
    metrics,
    childPath = builtChildPath,
    threads = createThreadPool(builtThreadPath),
    signal,
  }: Surroundings,
): Promise<Dependencies> {
  const files = createFileStore(env);
  const connection = createMongoConnection();
  const contentSeal = createSealFor(env, 'svc-ai kept content');
  const repositories = createRepositories(connection, env, contentSeal);
  const mongo = await openMongoConnection(connection, { uri: env.MONGODB_URI, logger, signal });
  await migrate(mongo.db, createMigrations(contentSeal), logger);
  const messaging = await startMessaging({
    service: 'svc-ai',
    broker,
    client: mongo.client,
    db: mongo.db,
    logger,
    metrics: metrics.registry,
  });
  const sessions = await openSessions(env, logger);
  const usage = createUsageCounters({
    mongo,
    limits: createUsageLimits(env),
    secret: env.VISITOR_SECRET,
    onRefused: metrics.recordLimitReached,
  });
  const engines = await createEngines(env, childPath, logger);
  const models = createModels(env, { mongo, usage, metrics, logger });
  const { extractor } = engines;
  const accountData = openAccountData(env, { ...repositories, metrics, logger });
  return {
    ...repositories,
    ...sessions,
    ...engines,
    threads,
    ...createModelServices(env, models, threads),
    erasedAccounts: createErasedAccounts(mongo.db),
    mongo,
    transact: createTransact(mongo.client),
    messaging,
    outbox: messaging.outbox,
    logger,
    files,
    activeStreams: createActiveStreams({
      answers: repositories.answers,
      graceMs: env.CONSULTATION_GRACE_MS,
      logger,
    }),
    usage,
    metrics,
    accountData,
    visitorSecret: env.VISITOR_SECRET,
    auditChain: createAuditChain(mongo.db, 'svc-ai'),
    auditKey: env.AUDIT_SIGNING_KEY,
    close: async () => {
      sessions.endedSessions.stop();
      await messaging.stop(finishGraceMs);
      await Promise.all([extractor.close(), threads.close()]);
      models.close();
      accountData.close();
      await mongo.close();
    },
  };
}

const createSealFor = ({ VISITOR_SECRET }: Env, purpose: string) =>
  createContentSeal(createSecretBox(VISITOR_SECRET, purpose));

function createRepositories(
  connection: ReturnType<typeof createMongoConnection>,
  env: Env,
  contentSeal: ContentSeal,
) {
  return {
    parses: createCvParseRepository(connection),
    results: createParsedCvRepository(connection, contentSeal),
    pendingAnalyses: createPendingAnalysisRepository(connection, createSealFor(env, 'svc-ai kept analyses')),
    ownCvReports: createOwnCvReportRepository(connection, contentSeal),
    answers: createAnswerRepository(connection, contentSeal),
    conversations: createConversationRepository(connection, contentSeal),
  };
}

/** Services that are asked with the token of who chats. */
function openAccountData(
  env: Env,
  {
    ownCvReports,
    metrics,
    logger,
  }: { ownCvReports: OwnCvReportRepository; metrics: AiMetrics; logger: Logger },
): ServiceAccountData {
  const urls = { billing: env.BILLING_URL, hiring: env.HIRING_URL, profile: env.PROFILE_URL };
  const accountData = createAccountData({ urls, ownCvReports, logger });
  watchCircuits(metrics.registry, () =>
    Object.entries(accountData.circuits).map(([name, state]) => [name, state()] as const),
  );
  return accountData;
}

async function openSessions({ IDENTITY_JWKS_URL, IDENTITY_ISSUER }: Env, logger: Logger) {
  const endedSessions = createEndedSessions({ identityUrl: IDENTITY_JWKS_URL, logger });
  await endedSessions.start();
  const authentication = createAuthentication({
    jwksUrl: IDENTITY_JWKS_URL,
    issuer: IDENTITY_ISSUER,
    endedSessions,
  });
  return { endedSessions, authentication };
}

async function createEngines(env: Env, childPath: string, logger: Logger) {
  const spares = env.CV_SPARE_READERS ?? env.CV_PARSE_CONCURRENCY;
  const documents = createTextExtractor({
    childPath,
    hostPath: spares > 0 ? join(dirname(childPath), 'fork/host.js') : undefined,
    timeoutMs: env.EXTRACTION_TIMEOUT_MS,
    memoryMb: env.EXTRACTION_MEMORY_MB,
    spares,
    sparesAfterMs,
  });
  return {
    extractor: { ...documents, ...(await recogniseScans(env, documents, logger)) },
    // Without text recognition: it takes seconds for a page, and these callers wait.
    interactiveExtractor: limitConcurrency(documents, interactiveReaders),
  };
}

/** The extractor of the queue's worker: with text recognition where it is switched on and installed. */
async function recogniseScans(
  { CV_TEXT_RECOGNITION }: Env,
  extractor: TextExtractor,
  logger: Logger,
): Promise<TextExtractor> {
  if (CV_TEXT_RECOGNITION === 'off') return extractor;
  const missing = await findMissingPrograms();
  if (missing.length > 0) {
    logger.warn({ missing }, 'text-recognition.missing');
    return extractor;
  }
  const onFailure = ({ program, reason }: ProgramFailed) =>
    logger.warn({ program, reason }, 'text-recognition.failed');
  return withRecognition(extractor, { recogniser: createTextRecogniser(), onFailure });
}

interface ModelSurroundings {
  readonly mongo: MongoConnection;
  readonly usage: UsageCounters;
  readonly metrics: AiMetrics;
  readonly logger: Logger;
}

/**
 * One model per kind of request, each with its own timeout and circuit, so that one kind cannot stop the
 * others.
 */
function createModels(env: Env, { mongo, usage, metrics, logger }: ModelSurroundings) {
  const onCall = (call: ModelCall) => recordModelCall(call, { usage, metrics, logger });
  const createCircuit = (timeoutMs: number, chat: Pick<OpenAiOptions, 'idleMs' | 'retriesOnce'> = {}) =>
    createModelCircuit(
      createOpenAiModel({
        ...chat,
        apiKey: env.LANGUAGE_MODEL === 'off' ? undefined : env.OPENAI_API_KEY,
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
        timeoutMs,
        onCall,
      }),
      { logger },
    );
  const parsing = createCircuit(env.OPENAI_TIMEOUT_MS);
  const analyses = createCircuit(env.ANALYSIS_TIMEOUT_MS);
  const messages = createCircuit(env.CONSULTATION_TIMEOUT_MS, {
    idleMs: env.CONSULTATION_IDLE_MS,
    retriesOnce: true,
  });
  metrics.watchCircuits({ jobs: parsing.state, analyses: analyses.state, messages: messages.state });
  const { isOff } = createModelSwitch(mongo.db, { cacheMs: switchCacheMs });
  const budget: Budget = { usage, isSwitchedOff: isOff };
  return {
    parsing: createBudgetedModel(parsing, budget),
    analyses: createBudgetedModel(analyses, budget),
    messages: createBudgetedModel(messages, budget),
    close: () => {
      for (const circuit of [parsing, analyses, messages]) circuit.close();
    },
  };
}

function createModelServices(
  env: Env,
  { parsing, analyses, messages }: ReturnType<typeof createModels>,
  threads: ThreadPool,
) {
  return {
    parser: selectCvParser(env.CV_PARSER_ENGINE, {
      model: parsing,
      threads,
      hasKey: env.LANGUAGE_MODEL === 'on' && Boolean(env.OPENAI_API_KEY),
    }),
    explainer: createModelCvExplainer(analyses),
    consultant: createModelConsultant(messages),
  };
}
