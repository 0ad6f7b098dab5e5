import { AppError } from '@sabi/service-kit/errors';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies';

const knownOrigins = 200;
const originCacheMs = 10_000;

/** `/remotes/<name>/<version>/<file>`: to the file server that has the release, whichever version a tab still uses. */
export function createRemoteFilesRouter({ env, releases, remoteOrigins }: Dependencies): Router {
  const router = Router();
  const origins = new LRUCache<string, string>({ max: knownOrigins, ttl: originCacheMs });

  async function findOrigin(name: string, version: string): Promise<string> {
    const key = `${name}@${version}`;
    const origin = origins.get(key) ?? (await releases.findRelease(name, version))?.origin;
    if (!origin) throw new AppError('FILE_NOT_FOUND');
    origins.set(key, origin);
    return origin;
  }

  router.get('/remotes/:name/:version/{*file}', async (request, response) => {
    const { name, version } = request.params;
    const origin = await findOrigin(name, version);
    request.url = request.url.slice(`/remotes/${name}`.length);
    const upstream = remoteOrigins.of(name, origin);
    await upstream.forward(request, response, { maxBodyBytes: 0, timeoutMs: env.UPSTREAM_TIMEOUT_MS });
  });
  return router;
}
