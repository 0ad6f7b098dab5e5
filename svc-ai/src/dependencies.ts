import { fileURLToPath } from 'node:url';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createCvParseRepository } from './data-access/cv-parse-repository';
import { migrations } from './data-access/migrations';
import { createParsedCvRepository } from './data-access/parsed-cv-repository';
import type { ParseCvDependencies } from './domain/parse-cv';
import type { Env } from './env';
import { createTextExtractor } from './extraction/text-extractor';
import { createModelCircuit } from './integrations/model-circuit';
import { createOpenAiModel } from './integrations/openai-model';
import { createOpenAiCvParser } from './parsing/openai-cv-parser';

/** How long a CV may go on after a stop signal; the process has 28 s in all. */
const finishGraceMs = 15_000;

export interface Dependencies extends ParseCvDependencies {
  readonly mongo: MongoConnection;
  readonly client: MongoConnection['client'];
  readonly messaging: Messaging;
  readonly files: FileStore;
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
  const [parses, results] = [createCvParseRepository(connection), createParsedCvRepository(connection)];
  const mongo = await openMongoConnection(connection, { uri: env.MONGODB_URI, logger, signal });
  await migrate(mongo.db, migrations, logger);
  const messaging = await startMessaging({
    service: 'svc-ai',
    broker,
    client: mongo.client,
    db: mongo.db,
    logger,
  });
  const model = createModelCircuit(
    createOpenAiModel({
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      model: env.OPENAI_MODEL,
      timeoutMs: env.OPENAI_TIMEOUT_MS,
    }),
  );
  return {
    mongo,
    client: mongo.client,
    messaging,
    outbox: messaging.outbox,
    files,
    parses,
    results,
    extractor: createTextExtractor({
      childPath,
      timeoutMs: env.EXTRACTION_TIMEOUT_MS,
      memoryMb: env.EXTRACTION_MEMORY_MB,
    }),
    parser: createOpenAiCvParser(model),
    close: async () => {
      await messaging.stop(finishGraceMs);
      model.close();
      await mongo.close();
    },
  };
}
