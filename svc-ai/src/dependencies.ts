import { fileURLToPath } from 'node:url';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createModelCvExplainer } from './analysis/explanation/cv-explainer';
import { createModelConsultant } from './consultation/consultant';
import { createAnswerRepository } from './data-access/answer-repository';
import { createConversationRepository } from './data-access/conversation-repository';
import { createCvParseRepository } from './data-access/cv-parse-repository';
import { createKeptAnalysisRepository } from './data-access/kept-analysis-repository';
import { migrations } from './data-access/migrations';
import { createOwnCvReportRepository } from './data-access/own-cv-report-repository';
import { createParsedCvRepository } from './data-access/parsed-cv-repository';
import { createUsageCounters } from './data-access/usage-counters';
import type { AnalysisDependencies } from './domain/analyze-cv';
import type { ConsultationDependencies } from './domain/consult';
import { createLiveAnswers } from './domain/live-answers';
import type { ParseCvDependencies } from './domain/parse-cv';
import type { OwnReviewDependencies } from './domain/review-own-cv';
import type { TellDependencies } from './domain/tell-answer';
import { createUsageLimits } from './domain/usage-limits';
import type { Env } from './env';
import { createBusyExtractor } from './extraction/busy-extractor';
import { createTextExtractor } from './extraction/text-extractor';
import { createModelCircuit } from './integrations/model-circuit';
import { createOpenAiModel, type OpenAiOptions } from './integrations/openai-model';
import { chooseCvParser } from './parsing/choose-cv-parser';

/** How long a CV may go on after a stop signal; the process has 28 s in all. */
const finishGraceMs = 15_000;

/** The start comes first: on a laptop all services start at once. */
const sparesAfterMs = 5000;
/** CVs of the public page that are read at once. */
const panelPlaces = 2;

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
  readonly visitorSecret: string;
  close(): Promise<void>;
}

/** Where the build puts the process that reads documents, beside this module's own output. */
const builtChildPath = fileURLToPath(new URL('./extraction/child.js', import.meta.url));

/** The composition root. */
export async function openDependencies(
  env: Env,
  logger: Logger,
  { broker, childPath = builtChildPath, signal }: { broker: Broker; childPath?: string; signal: AbortSignal },
): Promise<Dependencies> {
  const files = createFileStore(env);
  const connection = createMongoConnection();
  const repositories = {
    parses: createCvParseRepository(connection),
    results: createParsedCvRepository(connection),
    keptAnalyses: createKeptAnalysisRepository(connection),
    ownCvReports: createOwnCvReportRepository(connection),
    answers: createAnswerRepository(connection),
    conversations: createConversationRepository(connection),
  };
  const mongo = await openMongoConnection(connection, { uri: env.MONGODB_URI, logger, signal });
  await migrate(mongo.db, migrations, logger);
  const messaging = await startMessaging({
    service: 'svc-ai',
    broker,
    client: mongo.client,
    db: mongo.db,
    logger,
  });
  const models = createModels(env);
  const extractor = createTextExtractor({
    childPath,
    timeoutMs: env.EXTRACTION_TIMEOUT_MS,
    memoryMb: env.EXTRACTION_MEMORY_MB,
    spares: env.CV_PARSE_CONCURRENCY,
    sparesAfterMs,
  });
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
    panelExtractor: createBusyExtractor(extractor, panelPlaces),
    parser: chooseCvParser(env.CV_PARSER_ENGINE, {
      model: models.jobs,
      hasKey: env.LANGUAGE_MODEL === 'on' && Boolean(env.OPENAI_API_KEY),
    }),
    explainer: createModelCvExplainer(models.analyses),
    consultant: createModelConsultant(models.messages),
    liveAnswers: createLiveAnswers({
      answers: repositories.answers,
      graceMs: env.CONSULTATION_GRACE_MS,
      logger,
    }),
    usage: createUsageCounters({
      mongo,
      limits: createUsageLimits(env),
      secret: env.VISITOR_SECRET,
    }),
    authentication: createAuthentication({ jwksUrl: env.IDENTITY_JWKS_URL, issuer: env.IDENTITY_ISSUER }),
    visitorSecret: env.VISITOR_SECRET,
    close: async () => {
      await messaging.stop(finishGraceMs);
      await extractor.close();
      for (const model of Object.values(models)) model.close();
      await mongo.close();
    },
  };
}

/** One model, with a time and a circuit for each kind of question: a kind that takes too long does not end the others. */
function createModels(env: Env) {
  const create = (timeoutMs: number, chat: Pick<OpenAiOptions, 'idleMs' | 'asksTwice'> = {}) =>
    createModelCircuit(
      createOpenAiModel({
        ...chat,
        apiKey: env.LANGUAGE_MODEL === 'off' ? undefined : env.OPENAI_API_KEY,
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
        timeoutMs,
      }),
    );
  return {
    jobs: create(env.OPENAI_TIMEOUT_MS),
    analyses: create(env.ANALYSIS_TIMEOUT_MS),
    messages: create(env.CONSULTATION_TIMEOUT_MS, { idleMs: env.CONSULTATION_IDLE_MS, asksTwice: true }),
  };
}
