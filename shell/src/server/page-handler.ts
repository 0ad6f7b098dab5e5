import { localOrigin } from '@sabi/contracts/gateway/local-remote';
import { withQuery } from '@sabi/contracts/gateway/base-path';
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import { localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { isTracing } from '@sabi/service-kit/tracing';
import type { PageHead, SiteContacts } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { ShellBuild } from './build-output';
import { cardAddress } from './cards/card-address';
import type { ChooseRegistry, PageRegistry } from './choose-registry';
import { renderDocument } from './document';
import type { FindPage, FoundPage } from './find-page';
import type { PageAddress } from './page-address';
import { movedCaching, toOwnPath } from './redirects';
import { supportedProtocols } from '../remotes/supported-protocols';
import { shortenRegistry } from './shorten-registry';
import { retryAfterSeconds } from './unavailable-page';

/**
 * Pages contain the versions of their remotes. Shared caches store them for at most 50 seconds, so that a rollback reaches all
 * visitors within a minute.
 */
const publicPageCaching = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';
/** Caching of the last good copy: long enough to relieve an overloaded server, short enough to be replaced soon after. */
const lastGoodPageCaching = 'public, max-age=0, s-maxage=5';
/** Caching of pages with live data: caches revalidate each time, and get 304 when nothing has changed. */
const dataPageCaching = 'public, max-age=0, must-revalidate';
const personalPageCaching = 'private, no-store';

export interface PageDependencies {
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly build: ShellBuild;
  readonly chooseRegistry: ChooseRegistry;
  readonly findPage: FindPage;
}

/** Sends the page at an address in the shell's chrome. */
export function createPageHandler({ siteUrl, contacts, build, chooseRegistry, findPage }: PageDependencies) {
  function composePage(
    address: PageAddress,
    { registry, local }: Pick<PageRegistry, 'registry' | 'local'>,
    found: FoundPage,
    head: PageHead,
    status: number,
  ) {
    const remote = found.kind === 'missing' ? null : found.remote;
    const rendered = found.kind === 'rendered' ? found.rendered : null;
    const shellHtml = build.renderChrome({
      ...address,
      registry,
      contacts,
      remote,
      html: rendered?.html ?? null,
      isUnavailable: found.kind === 'unavailable',
    });
    return renderDocument({
      ...address,
      siteUrl,
      head,
      card: rendered?.head && !head.robots ? cardAddress(address, head) : null,
      assets: build.assets,
      release: (remote?.name !== local?.name && remote?.release) || null,
      localOrigin: local && localOrigin(local.port),
      parts: rendered?.parts ?? [],
      shellHtml,
      pageData: {
        siteUrl,
        registry: shortenRegistry(remote ? withRemote(registry, remote) : registry),
        contacts,
        status,
        isTracing: isTracing(),
        rendered: rendered && { state: rendered.state },
        protocols: supportedProtocols,
        ...(local && { localRemote: local }),
      },
    });
  }

  return async (request: Request, response: Response): Promise<void> => {
    const search = request.originalUrl.slice(request.path.length);
    const address = { ...parseLocalizedPath(request.path), search };
    const chosen = await chooseRegistry(request, response, address.path);
    const { registry, isPersonal } = chosen;
    const found = await findPage(address, registry);
    const caching = (shared: string) => (isPersonal ? personalPageCaching : shared);
    if (found.kind === 'rendered' && found.rendered.redirectTo !== undefined) {
      const to = withQuery(toOwnPath(found.rendered.redirectTo), search);
      response.setHeader('Cache-Control', caching(found.dataStatus ? dataPageCaching : movedCaching));
      return response.redirect(301, localizedPath(address.language, to));
    }
    const status = statusOf(found);
    const head = chooseHead(found, build.translateForPage(address.language));
    response.setHeader('Cache-Control', caching(cachingOf(found)));
    if (status === 503) response.setHeader('Retry-After', String(retryAfterSeconds));
    if (head.robots) response.setHeader('X-Robots-Tag', head.robots);
    response
      .status(status)
      .type('html')
      .send(composePage(address, chosen, found, head, status));
  };
}

function statusOf(found: FoundPage): number {
  switch (found.kind) {
    case 'missing':
      return 404;
    case 'unavailable':
      return 503;
    case 'client-rendered':
      return 200;
    case 'rendered':
      return found.dataStatus ?? 200;
  }
}

function cachingOf(found: FoundPage): string {
  switch (found.kind) {
    case 'rendered':
      if (found.dataStatus) return dataPageCaching;
      return found.isStale ? lastGoodPageCaching : publicPageCaching;
    case 'unavailable':
      return 'no-store';
    case 'missing':
    case 'client-rendered':
      return 'no-cache';
  }
}

function chooseHead(found: FoundPage, texts: ReturnType<ShellBuild['translateForPage']>): PageHead {
  switch (found.kind) {
    case 'missing':
      return { title: texts.notFound, description: texts.notFound, robots: 'noindex' };
    case 'unavailable':
      // The 503 asks crawlers to retry; `noindex` would remove the page from search results.
      return { title: texts.unavailable, description: texts.unavailable };
    case 'rendered':
      return found.rendered.head ?? { title: texts.fallback, description: texts.fallback };
    case 'client-rendered':
      // Pages behind the sign-in are not for search engines.
      return { title: texts.fallback, description: texts.fallback, robots: 'noindex' };
  }
}

/** The browser loads the release that the page was rendered by. */
function withRemote(registry: RemoteRegistry, remote: RegisteredRemote): RemoteRegistry {
  if (registry.remotes.includes(remote)) return registry;
  return { remotes: registry.remotes.map((each) => (each.name === remote.name ? remote : each)) };
}
