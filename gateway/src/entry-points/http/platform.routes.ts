import { createHash, timingSafeEqual } from 'node:crypto';
import { getRegistryRoute, platformRoutes, publishReleaseRoute } from '@sabi/contracts/http/platform';
import { AppError } from '@sabi/service-kit/errors';
import { answer, mountRoute, refuseOtherMethods } from '@sabi/service-kit/routes';
import { type Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { publishRelease } from '../../domain/publish-release';

/** The gateway's own addresses. */
export function createPlatformRouter({ env, registry, releases, readFile, limiter }: Dependencies): Router {
  const router = Router();
  mountRoute(router, getRegistryRoute, async ({ request, response }) => {
    const { document, etag } = registry.get();
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'no-cache');
    if (request.fresh) {
      response.status(304).end();
      return undefined;
    }
    return answer(200, document);
  });
  mountRoute(router, publishReleaseRoute, async ({ request, params, body: { release, origin } }) => {
    await limiter.consume('write', request.ip ?? '');
    assertPublisher(request, env.PUBLISH_TOKEN);
    if (release.name !== params.name || release.version !== params.version) {
      throw new AppError('RELEASE_INVALID', { detail: 'The address names another release than the body' });
    }
    const published = await publishRelease({ release, origin }, { releases, readFile });
    await registry.refresh();
    return answer(200, published);
  });
  refuseOtherMethods(router, platformRoutes);
  return router;
}

function assertPublisher(request: Request, token: string): void {
  const authorization = request.get('authorization');
  if (!authorization) throw new AppError('TOKEN_MISSING');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))) throw new AppError('TOKEN_INVALID');
}
