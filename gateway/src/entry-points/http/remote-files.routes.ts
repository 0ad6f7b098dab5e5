import { extname } from 'node:path';
import { AppError } from '@sabi/service-kit/errors';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies';
import type { PublishedRelease } from '../../domain/releases/release-repository';

const knownReleases = 200;
const releaseCacheMs = 10_000;
const immutable = 'public, max-age=31536000, immutable';

/** `/remotes/<name>/<version>/<file>`, from the store or the team's server, for each version that a tab may still use. */
export function createRemoteFilesRouter({ env, releases, remoteOrigins, storedFiles }: Dependencies): Router {
  const router = Router();
  const known = new LRUCache<string, PublishedRelease>({ max: knownReleases, ttl: releaseCacheMs });

  async function findRelease(name: string, version: string): Promise<PublishedRelease> {
    const key = keyOf(name, version);
    const cached = known.get(key);
    if (cached) return cached; // no refresh of the expiry, or a release in constant use would never be read again
    const release = await releases.findRelease(name, version);
    if (!release) throw new AppError('FILE_NOT_FOUND');
    known.set(key, release);
    return release;
  }

  async function sendStored(
    stored: PublishedRelease,
    file: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { integrity } = stored.release;
    const hash = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
    const brotli = request.acceptsEncodings('br') === 'br';
    const found = hash && (await storedFiles?.find(stored, { file, hash, brotli }));
    if (!found) throw new AppError('FILE_NOT_FOUND');
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', immutable);
    response.type(extname(file));
    if (found.encoding) response.setHeader('Content-Encoding', found.encoding);
    response.setHeader('Content-Length', found.content.length);
    response.end(request.method === 'HEAD' ? undefined : found.content);
  }

  router.get('/remotes/:name/:version/{*file}', async (request, response) => {
    const { name, version, file } = request.params;
    const path = [file].flat().join('/');
    const stored = await findRelease(name, version);
    if (stored.origin === null) return sendStored(stored, path, request, response);
    request.url = request.url.slice(`/remotes/${name}`.length);
    const forward = (origin: string) =>
      remoteOrigins
        .of(name, origin)
        .forward(request, response, { maxBodyBytes: 0, timeoutMs: env.UPSTREAM_TIMEOUT_MS });
    try {
      await forward(stored.origin);
    } catch (error) {
      known.delete(keyOf(name, version));
      const now = await findRelease(name, version);
      const isMoved = now.origin !== stored.origin; // published again, since it was last read
      if (!isMoved || response.headersSent || response.destroyed) throw error;
      if (now.origin === null) return sendStored(now, path, request, response);
      await forward(now.origin);
    }
  });
  return router;
}

const keyOf = (name: string, version: string) => `${name}@${version}`;
