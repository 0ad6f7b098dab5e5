import { queues } from '@sabi/contracts/messages/queues';
import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, type ServiceParts, startService } from '@sabi/service-kit/service';
import { createApp, createWorkerApp } from './app';
import { type Dependencies, openDependencies } from './dependencies';
import { createHiringOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { startFollowing } from './entry-points/schedule/start-following';
import { startSaving } from './entry-points/schedule/start-saving';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, type HiringRole, localUriFile, readEnv } from './env';

export { localUriFile, readEnv, type Env };

/** @param options.inProcess broker shared by services of one process; otherwise `AMQP_URL` is used */
export async function startHiring(
  env: Env,
  logger: Logger,
  { inProcess }: { inProcess?: InProcessBroker } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  return startService({
    env,
    logger,
    openApi: createHiringOpenApi,
    assemble: async (signal, metrics) =>
      assembleHiring(
        await openDependencies({ env, logger, broker, queues, signal, metrics }),
        env.HIRING_ROLE,
      ),
  });
}

export async function assembleHiring(
  dependencies: Dependencies,
  role: HiringRole = 'all',
): Promise<ServiceParts> {
  const { mongo, endedSessions } = dependencies;
  const isWeb = role !== 'worker';
  const stopWork = role === 'web' ? [] : await startWork(dependencies);
  return {
    router: isWeb ? createApp(dependencies) : createWorkerApp(dependencies),
    // Excludes svc-profile, broker and search engine: without them jobs are shown and edited, and published
    // or found later.
    checks: {
      mongodb: mongo.assertReachable,
      ...(isWeb && { ended_sessions: endedSessions.assertLoaded }),
    },
    stop: async () => {
      for (const stop of stopWork) await stop();
      await dependencies.close();
    },
  };
}

/** @returns functions that stop what was started */
async function startWork(dependencies: Dependencies): Promise<(() => Promise<void>)[]> {
  await dependencies.messaging.subscribe(createSubscriptions(dependencies));
  return [startSweeping(dependencies), startFollowing(dependencies), startSaving(dependencies)];
}
