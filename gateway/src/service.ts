import { watchCircuits } from '@sabi/service-kit/circuit-metrics';
import type { HealthCheck } from '@sabi/service-kit/health';
import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { openDependencies } from './dependencies';
import type { HostedRemotes } from './domain/releases/hosted-remotes';
import { startSweeping } from './entry-points/schedule/start-sweeping';
import { type Env, readEnv } from './env';
import { slowestUploadMs } from './domain/routing/route-table';

export { readEnv, type Env, type HostedRemotes };

/**
 * @param checks additional readiness conditions when the gateway shares a process with the platform
 * @param hosted remotes of that process, which come and go, with the keys of their teams
 */
export function startGateway(
  env: Env,
  logger: Logger,
  checks: Record<string, HealthCheck> = {},
  hosted?: HostedRemotes,
): Promise<RunningService> {
  return startService({
    env,
    logger,
    requestTimeoutMs: slowestUploadMs,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    assemble: async (signal, metrics) => {
      const dependencies = await openDependencies(env, logger, metrics, { signal, hosted });
      const stopSweeping = startSweeping(dependencies);
      const { upstreams, remoteOrigins } = dependencies;
      watchCircuits(metrics, () =>
        [...Object.values(upstreams), ...remoteOrigins.list()].map(({ name, circuit }) => [name, circuit]),
      );
      return {
        router: createApp(dependencies),
        checks: { mongodb: dependencies.mongo.assertReachable, ...checks },
        stop: async () => {
          await stopSweeping();
          await dependencies.close();
        },
      };
    },
  });
}
