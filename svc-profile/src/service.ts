import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { chooseBroker } from '@sabi/event-bus/messaging';
import { createFileStore } from '@sabi/file-store/from-env';
import { awaitReachable } from '@sabi/service-kit/await-reachable';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, type ServiceParts, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { type Dependencies, openDependencies } from './dependencies';
import { createProfileOpenApi } from './entry-points/http/openapi';
import { createSubscriptions } from './entry-points/messages/subscriptions';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';
import { FileStoreWithTimeout } from './integrations/file-store-with-timeout';

export { readEnv, type Env };

/** 10 MB at 1.4 Mbit/s. */
export const uploadTimeoutMs = 60_000;

/** @param options.inProcess broker shared by services of one process; otherwise `AMQP_URL` is used */
export async function startProfile(
  env: Env,
  logger: Logger,
  { inProcess }: { inProcess?: InProcessBroker } = {},
): Promise<RunningService> {
  const broker = chooseBroker(env, inProcess);
  const fileStore = new FileStoreWithTimeout(createFileStore(env));
  return startService({
    env,
    logger,
    requestTimeoutMs: uploadTimeoutMs,
    openApi: createProfileOpenApi,
    assemble: async (signal, metrics) =>
      assembleProfile(await openDependencies({ env, logger, broker, fileStore, signal, metrics }), signal),
  });
}

/** Waits for the dependencies, then serves, consumes and sweeps. */
export async function assembleProfile(
  dependencies: Dependencies,
  signal: AbortSignal,
): Promise<ServiceParts> {
  const { mongo, messaging, endedSessions, fileStore, cvFeed, logger } = dependencies;
  // Required only at start. Later outages of broker or store must not stop profiles, see the README.
  const needed = {
    file_store: () => fileStore.assertReachable(),
    broker: () => messaging.bus.assertReachable(),
  };
  try {
    await awaitReachable(needed, { logger, signal });
    signal.throwIfAborted();
  } catch (error) {
    await dependencies.close();
    throw error;
  }
  await messaging.subscribe(createSubscriptions(dependencies));
  cvFeed.start();
  signal.addEventListener('abort', () => cvFeed.stop(), { once: true }); // open streams would keep the HTTP server from closing
  const stopSweeping = startSweeping(dependencies);
  return {
    router: createApp(dependencies),
    checks: { mongodb: mongo.assertReachable, ended_sessions: endedSessions.assertLoaded },
    stop: async () => {
      await stopSweeping();
      await dependencies.close();
    },
  };
}
