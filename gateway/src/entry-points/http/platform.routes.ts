import {
  getRegistryRoute,
  reportRemoteRoute,
  type RemoteRegistry,
  versionOverrideHeader,
} from '@sabi/contracts/http/gateway/platform';
import { commandRemoteRoute } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import { networkOf } from '@sabi/service-kit/network';
import { answer, mountRoute, refuseOtherMethods } from '@sabi/service-kit/routes';
import { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { overrideRegistry } from '../../domain/registry/describe-registry';
import { parseVersionOverrides } from '../../domain/registry/version-overrides';
import { commandRemote } from '../../domain/releases/command-remote';
import { recordRemoteReport } from '../../domain/remote-reports/record-remote-report';
import { readSignedBody, signedBodyOf } from './signed-body';

export const platformRoutes = [getRegistryRoute, reportRemoteRoute, commandRemoteRoute];

/** Routes of the gateway itself. */
export function createPlatformRouter(dependencies: Dependencies): Router {
  const { registry, releases, limiter, publishers, now } = dependencies;
  const router = Router();

  async function applyOverrides(document: RemoteRegistry, header: string): Promise<RemoteRegistry> {
    const found = await Promise.all(
      parseVersionOverrides(header).map(({ name, version }) => releases.findRelease(name, version)),
    );
    return overrideRegistry(
      document,
      found.flatMap((stored) => stored?.release ?? []),
    );
  }

  mountRoute(router, getRegistryRoute, async ({ request, response }) => {
    const { document, etag } = registry.get();
    response.vary(versionOverrideHeader);
    const overrides = request.get(versionOverrideHeader);
    if (overrides) {
      await limiter.consume('read', request.ip ?? '');
      response.setHeader('Cache-Control', 'private, no-store');
      return answer(200, await applyOverrides(document, overrides));
    }
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'no-cache');
    if (request.fresh) {
      response.status(304).end();
      return undefined;
    }
    return answer(200, document);
  });

  mountRoute(router, reportRemoteRoute, async ({ request, body }) => {
    await limiter.consume('report', request.ip ?? '');
    const network = networkOf(request.ip);
    await recordRemoteReport(
      { report: body, network, now: now() },
      { ...dependencies, registry: registry.get().document },
    );
    return answer(202);
  });

  const commandPath = commandRemoteRoute.path.replace('{name}', ':name');
  router.post(
    commandPath,
    async (request, _response, next) => {
      await limiter.consume('write', request.ip ?? '');
      next();
    },
    ...readSignedBody(publishers),
  );
  mountRoute(router, commandRemoteRoute, async ({ request, params, body }) => {
    const names = [body.remote, ...(body.action === 'publish' ? [body.release.name] : [])];
    if (names.some((name) => name !== params.name)) {
      throw new AppError('RELEASE_INVALID', { detail: 'The address names another remote than the body' });
    }
    const status = await commandRemote({ command: body, ...signedBodyOf(request), now: now() }, dependencies);
    await registry.refresh();
    if (!status) return answer(204, undefined);
    return answer(200, status);
  });
  refuseOtherMethods(router, platformRoutes);
  return router;
}
