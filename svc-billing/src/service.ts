import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, type ServiceParts, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Dependencies, openDependencies } from './dependencies';
import { createBillingOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

/** @param options.inProcess broker shared by services of one process; otherwise `AMQP_URL` is used */
export async function startBilling(
  env: Env,
  logger: Logger,
  { inProcess }: { inProcess?: InProcessBroker } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  return startService({
    env,
    logger,
    openApi: createBillingOpenApi,
    assemble: async (signal, metrics) =>
      assembleBilling(await openDependencies({ env, logger, broker, signal, metrics })),
  });
}

export async function assembleBilling(dependencies: Dependencies): Promise<ServiceParts> {
  const { mongo, messaging, endedSessions } = dependencies;
  await messaging.subscribe(createSubscriptions(dependencies));
  const stopSweeping = startSweeping(dependencies);
  return {
    router: createApp(dependencies),
    // Excludes payment provider and broker: without them webhooks are stored, and orders and prices shown.
    checks: { mongodb: mongo.assertReachable, ended_sessions: endedSessions.assertLoaded },
    stop: async () => {
      await stopSweeping();
      await dependencies.close();
    },
  };
}
