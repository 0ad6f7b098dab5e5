import type { Logger } from '@sabi/service-kit/logger';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createApp } from './app';
import { loadBuild } from './build-output';
import { CardImages } from './cards/card-images';
import { drawCard } from './cards/draw-card';
import { type Env, readEnv } from './env';
import { createPageDataClient } from './page-data-client';
import { createPagePreparer, findRenderedReleases } from './prepare-pages';
import { RegistryClient } from './registry-client';
import { createRenderMetrics } from './render-metrics';
import { RenderPool } from './render-pool';
import { readSite } from './site';

export { readEnv, type Env };

export function startShell(env: Env, logger: Logger): Promise<RunningService> {
  return startService({
    env,
    logger,
    assemble: async (_signal, metrics) => {
      const build = await loadBuild();
      const renderPool = new RenderPool({
        platformUrl: env.PLATFORM_URL,
        timeoutMs: env.RENDER_TIMEOUT_MS,
        idleMs: env.RENDERER_IDLE_MS,
        logger,
        recordRender: createRenderMetrics(metrics),
      });
      const pageData = createPageDataClient({
        platformUrl: env.PLATFORM_URL,
        timeoutMs: env.RENDER_TIMEOUT_MS,
        logger,
      });
      const registry = new RegistryClient({
        url: env.PLATFORM_URL,
        pollMs: env.REGISTRY_POLL_MS,
        logger,
        prepare: createPagePreparer({ ...readSite(env), renderPool }),
      });
      registry.onChange(({ remotes }) => {
        renderPool.retainOnly(
          remotes.flatMap(findRenderedReleases),
          remotes.flatMap(({ fallback }) => fallback ?? []),
        );
      });
      registry.start();
      return {
        router: createApp({
          ...{ env, logger, build, registry, renderPool, pageData },
          cards: new CardImages(drawCard),
        }),
        checks: { registry: () => registry.assertKnown() },
        stop: async () => {
          registry.stop();
          await renderPool.stop();
        },
      };
    },
  });
}
