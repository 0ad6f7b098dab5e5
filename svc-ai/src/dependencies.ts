import { fileURLToPath } from 'node:url';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createSecretBox } from '@sabi/service-kit/secret-box';
import { createModelCvExplainer } from './analysis/explanation/cv-explainer';
import { createModelConsultant } from './consultation/consultant';
import { createAnswerRepository } from './data-access/answer-repository';
import { createConversationRepository } from './data-access/conversation-repository';
import { createCvParseRepository } from './data-access/cv-parse-repository';
import { createKeptAnalysisRepository } from './data-access/kept-analysis-repository';
import { createMigrations } from './data-access/migrations';
import { createOwnCvReportRepository } from './data-access/own-cv-report-repository';
import { createModelSwitch } from './data-access/model-switch';
import { createParsedCvRepository } from './data-access/parsed-cv-repository';
import { createContentSeal } from './data-access/sealed-content';
import { createUsageCounters } from './data-access/usage-counters';
import type { AnalysisDependencies } from './domain/analyze-cv';
import type { ConsultationDependencies } from './domain/consult';
import { createLiveAnswers } from './domain/live-answers';
import { type Budget, createModelWithinBudget } from './domain/model-within-budget';
import { noteCall } from './domain/note-call';
import type { ParseCvDependencies } from './domain/parse-cv';
import type { OwnReviewDependencies } from './domain/review-own-cv';
import type { TellDependencies } from './domain/tell-answer';
import { createUsageLimits } from './domain/usage-limits';
import type { Env } from './env';
import { limitConcurrency } from './engines/extraction/concurrency-limit';
import { createTextExtractor } from './engines/extraction/text-extractor';
import { createModelCircuit, type ModelCircuit } from './integrations/model-circuit';
import { createOpenAiModel, type OpenAiOptions } from './integrations/openai-model';
import type { AiMetrics } from './metrics';
import { chooseCvParser } from './parsing/choose-cv-parser';
import { createThreadPool } from './engines/threads/thread-pool';

/** How long a CV may go on after a stop signal; the process has 28 s in all. */
const finishGraceMs = 15_000;

/** The start comes first: on a laptop all services start at once. */
const sparesAfterMs = 5000;
/** CVs of the public page that are read at once. */
const panelPlaces = 2;
/** How late a switch of the model is heard of. */
const switchCacheMs = 5000;

export interface Dependencies
  extends
    ParseCvDependencies,
    AnalysisDependencies,
    OwnReviewDependencies,
    ConsultationDependencies,
    TellDependencies {
  readonly mongo: MongoConnection;
  readonly client: MongoConnection['client'];
  readonly messaging: Messaging;
  readonly files: FileStore;
  readonly erasedAccounts: ErasedAccounts;
  readonly logger: Logger;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly visitorSecret: string;
  readonly metrics: AiMetrics;
  close(): Promise<void>;
}

interface Surroundings {
  readonly broker: Broker;
  readonly metrics: AiMetrics;
  readonly childPath?: string;
  readonly threadPath?: string;
  readonly signal: AbortSignal;
}

/** Where the build puts the process that reads documents, and what threads run, beside this module's own output. */
const builtChildPath = fileURLToPath(new URL('./engines/extraction/child.js', import.meta.url));
const builtThreadPath = fileURLToPath(new URL('./engines/threads/tasks.js', import.meta.url));

/** The composition root. */
export async function openDependencies(
  env: Env,
  logger: Logger,
  { broker, metrics, childPath = builtChildPath, threadPath = builtThreadPath, signal }: Surroundings,
): Promise<Dependencies> {
  const files = createFileStore(env);
  const connection = createMongoConnection();
  const sealFor = (purpose: string) => createContentSeal(createSecretBox(env.VISITOR_SECRET, purpose));
  const contentSeal = sealFor('svc-ai kept content');
  const repositories = {
    parses: createCvParseRepository(connection),
    results: createParsedCvRepository(connection, contentSeal),
    keptAnalyses: createKeptAnalysisRepository(connection, sealFor('svc-ai kept analyses')),
    ownCvReports: createOwnCvReportRepository(connection, contentSeal),
    answers: createAnswerRepository(connection, contentSeal),
    conversations: createConversationRepository(connection, contentSeal),
  };
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
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  await endedSessions.start();
  const usage = createUsageCounters({
    mongo,
    limits: createUsageLimits(env),
    secret: env.VISITOR_SECRET,
    onRefused: metrics.noteGate,
  });
  const circuits = createCircuits(env, (call) => noteCall(call, { usage, metrics, logger }));
  metrics.watchCircuits({
    jobs: circuits.jobs.state,
    analyses: circuits.analyses.state,
    messages: circuits.messages.state,
  });
  const models = limit(circuits, {
    usage,
    isSwitchedOff: createModelSwitch(mongo.db, { cacheMs: switchCacheMs }).isOff,
  });
  const extractor = createTextExtractor({
    childPath,
    timeoutMs: env.EXTRACTION_TIMEOUT_MS,
    memoryMb: env.EXTRACTION_MEMORY_MB,
    spares: env.CV_SPARE_READERS ?? env.CV_PARSE_CONCURRENCY,
    sparesAfterMs,
  });
  const threads = createThreadPool(threadPath);
  return {
    ...repositories,
    erasedAccounts: createErasedAccounts(mongo.db),
    mongo,
    client: mongo.client,
    messaging,
    outbox: messaging.outbox,
    logger,
    files,
    extractor,
    threads,
    panelExtractor: limitConcurrency(extractor, panelPlaces),
    parser: chooseCvParser(env.CV_PARSER_ENGINE, {
      model: models.jobs,
      threads,
      hasKey: env.LANGUAGE_MODEL === 'on' && Boolean(env.OPENAI_API_KEY),
    }),
    explainer: createModelCvExplainer(models.analyses),
    consultant: createModelConsultant(models.messages),
    liveAnswers: createLiveAnswers({
      answers: repositories.answers,
      graceMs: env.CONSULTATION_GRACE_MS,
      logger,
    }),
    usage,
    metrics,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    visitorSecret: env.VISITOR_SECRET,
    close: async () => {
      endedSessions.stop();
      await messaging.stop(finishGraceMs);
      await Promise.all([extractor.close(), threads.close()]);
      for (const circuit of Object.values(circuits)) circuit.close();
      await mongo.close();
    },
  };
}

/** One model, with a time and a circuit for each kind of question: a kind that takes too long does not end the others. */
function createCircuits(env: Env, onCall: OpenAiOptions['onCall'] & {}) {
  const create = (timeoutMs: number, chat: Pick<OpenAiOptions, 'idleMs' | 'asksTwice'> = {}) =>
    createModelCircuit(
      createOpenAiModel({
        ...chat,
        apiKey: env.LANGUAGE_MODEL === 'off' ? undefined : env.OPENAI_API_KEY,
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
        timeoutMs,
        onCall,
      }),
    );
  return {
    jobs: create(env.OPENAI_TIMEOUT_MS),
    analyses: create(env.ANALYSIS_TIMEOUT_MS),
    messages: create(env.CONSULTATION_TIMEOUT_MS, { idleMs: env.CONSULTATION_IDLE_MS, asksTwice: true }),
  };
}

function limit(circuits: Readonly<Record<'jobs' | 'analyses' | 'messages', ModelCircuit>>, budget: Budget) {
  return {
    jobs: createModelWithinBudget(circuits.jobs, budget),
    analyses: createModelWithinBudget(circuits.analyses, budget),
    messages: createModelWithinBudget(circuits.messages, budget),
  };
}
