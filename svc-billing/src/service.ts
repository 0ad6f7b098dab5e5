import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { openDependencies } from './dependencies';
import { createBillingOpenApi } from './entry-points/http/openapi';
import { type Env, readEnv } from './env';

export { readEnv, type Env };

export function startBilling(env: Env, logger: Logger): Promise<RunningService> {
  return startService({
    env,
    logger,
    openApi: createBillingOpenApi(),
    assemble: async (signal) => {
      const dependencies = await openDependencies(env, logger, signal);
      return {
        router: createApp(dependencies),
        checks: { mongodb: dependencies.mongo.assertReachable },
        stop: dependencies.close,
      };
    },
  });
}
