import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import type { ThreadPool } from './domain/cv-parsing/thread-pool';
import { openDependencies } from './dependencies';
import { createAiOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';
import { createAiMetrics } from './metrics';

export { readEnv, type Env };

export interface AiOptions {
  /** Replaces RabbitMQ when services share a process. */
  readonly inProcess?: InProcessBroker;
  /** Path of another build of the document process. */
  readonly childPath?: string;
  /** Replaces the service's own threads, which it starts with the first task. */
  readonly threads?: ThreadPool;
}

/** @throws {EnvError} without a broker */
export async function startAi(
  env: Env,
  logger: Logger,
  { inProcess, ...others }: AiOptions = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  return startService({
    env,
    logger,
    openApi: createAiOpenApi,
    assemble: async (signal, registry) => {
      const metrics = createAiMetrics(registry, {
        input: env.INPUT_USD_PER_MILLION,
        output: env.OUTPUT_USD_PER_MILLION,
      });
      const dependencies = await openDependencies(env, logger, {
        broker,
        metrics,
        signal,
        ...others,
      });
      await dependencies.messaging.subscribe(createSubscriptions(dependencies, env));
      const stopSweeping = startSweeping(dependencies);
      return {
        router: createApp(dependencies),
        // Excludes the language model: without it CVs wait and chats answer by search.
        checks: {
          mongodb: dependencies.mongo.assertReachable,
          ended_sessions: dependencies.endedSessions.assertLoaded,
          messages: () => dependencies.messaging.bus.assertReachable(),
          files: () => dependencies.files.assertReachable(),
        },
        stop: async () => {
          await stopSweeping();
          await dependencies.close();
        },
      };
    },
  });
}
