import { queues } from '@sabi/contracts/messages/queues';
import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, type ServiceParts, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Dependencies, openDependencies } from './dependencies';
import { createNotificationOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

/** @param options.inProcess broker shared by services of one process; otherwise `AMQP_URL` is used */
export async function startNotification(
  env: Env,
  logger: Logger,
  { inProcess }: { inProcess?: InProcessBroker } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  return startService({
    env,
    logger,
    openApi: createNotificationOpenApi,
    assemble: async (signal, metrics) =>
      assembleNotification(await openDependencies({ env, logger, broker, queues, signal, metrics }), signal),
  });
}

export async function assembleNotification(
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<ServiceParts> {
  const { mongo, messaging, endedSessions, inboxFeed } = dependencies;
  await messaging.subscribe(createSubscriptions(dependencies));
  const stopSweeping = startSweeping(dependencies);
  inboxFeed.start();
  signal.addEventListener('abort', () => inboxFeed.stop(), { once: true }); // open streams would keep the HTTP server from closing
  return {
    router: createApp(dependencies),
    // Excludes the broker: without it notifications are read, and requests arrive later.
    checks: { mongodb: mongo.assertReachable, ended_sessions: endedSessions.assertLoaded },
    stop: async () => {
      await stopSweeping();
      await dependencies.close();
    },
  };
}
