import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import { parseLocalizedPath } from '@sabi/contracts/language';
import type { SiteContacts } from '@sabi/shell-sdk';
import type { NextFunction, Request, Response } from 'express';
import type { RegistryClient } from './registry-client';
import type { RenderPool } from './render-pool';

const caching = 'public, max-age=300, stale-while-revalidate=600';
const hasExtension = /\.[a-z0-9]+$/;

interface ServedFilesDependencies {
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly renderPool: Pick<RenderPool, 'serveFile'>;
}

/** Files that remotes generate, such as feeds. Pages have no extension, so they never reach this handler. */
export function serveFilesOfRemotes({ siteUrl, contacts, registry, renderPool }: ServedFilesDependencies) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const { language, path } = parseLocalizedPath(request.path);
    const remote = hasExtension.test(path) ? findRemoteFor(registry.get().remotes, path) : undefined;
    if (!remote || remote.rendering === 'client') return next();
    const url = `${path}${request.originalUrl.slice(request.path.length)}`;
    const file = await renderPool.serveFile(remote.release, { url, language, siteUrl, contacts });
    if (!file) return next();
    response.setHeader('Cache-Control', caching);
    response.setHeader('Content-Type', file.contentType);
    response.send(file.body); // sends an ETag, and 304 for a match
  };
}
