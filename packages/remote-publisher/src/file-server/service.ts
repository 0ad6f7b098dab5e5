import type { Logger } from '@sabi/service-kit/logger';
import { serveImmutableFiles } from '@sabi/service-kit/immutable-files';
import { type RunningService, startService } from '@sabi/service-kit/service';
import compression from 'compression';
import { Router } from 'express';
import type { Env } from './env';
import { copyReleases } from './copy-releases';

/** Serves `/<version>/<file>` as immutable. */
export function startFileServer(env: Env, logger: Logger): Promise<RunningService> {
  return startService({
    env,
    logger,
    assemble: async () => {
      if (env.KEEP_DIR) await copyReleases(env.RELEASES_DIR, env.KEEP_DIR);
      const router = Router();
      router.use(compression(), serveImmutableFiles(env.KEEP_DIR ?? env.RELEASES_DIR));
      return { router, checks: {}, stop: () => Promise.resolve() };
    },
  });
}
