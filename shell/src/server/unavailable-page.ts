import { parseLocalizedPath } from '@sabi/contracts/language';
import type { SiteContacts } from '@sabi/shell-sdk';
import type { NextFunction, Request, Response } from 'express';
import type { ShellBuild } from './build-output';
import { renderDocument } from './document';
import type { RegistryClient } from './registry-client';

/** Seconds after which a visitor, a search engine or a cache may request a failed page again. */
export const retryAfterSeconds = 5;

interface UnknownRegistryDependencies {
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'isKnown'>;
}

/** Before the first registry is received every address would be a 404, which search engines take as removed. */
export function refuseUntilKnown({ siteUrl, contacts, build, registry }: UnknownRegistryDependencies) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (registry.isKnown()) return next();
    const search = request.originalUrl.slice(request.path.length);
    const address = { ...parseLocalizedPath(request.path), search };
    const { unavailable } = build.translateForPage(address.language);
    const shellHtml = build.renderChrome({
      ...address,
      registry: { remotes: [] },
      contacts,
      remote: null,
      html: null,
      isUnavailable: true,
    });
    const html = renderDocument({
      ...address,
      siteUrl,
      head: { title: unavailable, description: unavailable },
      card: null,
      assets: build.assets,
      release: null,
      parts: [],
      shellHtml,
      pageData: null,
    });
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Retry-After', String(retryAfterSeconds));
    response.status(503).type('html').send(html);
  };
}
