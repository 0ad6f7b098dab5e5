import { queues } from '@sabi/contracts/messages/queues';
import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, type ServiceParts, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Dependencies, openDependencies } from './dependencies';
import { createSampleOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

/** @param options.inProcess broker shared by services of one process; otherwise `AMQP_URL` is used */
export async function startSample(
  env: Env,
  logger: Logger,
  { inProcess }: { inProcess?: InProcessBroker } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  return startService({
    env,
    logger,
    openApi: createSampleOpenApi,
    assemble: async (signal, metrics) =>
      assembleSample(await openDependencies({ env, logger, broker, queues, signal, metrics })),
  });
}

export async function assembleSample(dependencies: Dependencies): Promise<ServiceParts> {
  const { mongo, messaging, endedSessions, close } = dependencies;
  await messaging.subscribe(createSubscriptions(dependencies));
  return {
    router: createApp(dependencies),
    // Excludes the broker: without it notes are read and stored, and their messages are sent later.
    checks: { mongodb: mongo.assertReachable, ended_sessions: endedSessions.assertLoaded },
    stop: close,
  };
}
