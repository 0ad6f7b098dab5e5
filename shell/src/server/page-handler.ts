import { withQuery } from '@sabi/contracts/base-path';
import { localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { PageHead, SiteContacts } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { ShellBuild } from './build-output';
import { cardAddress } from './cards/card-address';
import { renderDocument } from './document';
import type { FindPage, FoundPage, PageAddress } from './find-page';
import { movedCaching, toOwnPath } from './redirects';
import type { RegistryClient } from './registry-client';
import { shortenRegistry } from './short-registry';

const publicPageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export interface PageDependencies {
  readonly siteUrl: string;
  readonly contacts: SiteContacts;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly findPage: FindPage;
}

/** Sends the page at an address in the shell's chrome. */
export function createPageHandler({ siteUrl, contacts, build, registry, findPage }: PageDependencies) {
  function composePage(
    address: PageAddress,
    { remote, rendered }: FoundPage,
    head: PageHead,
    status: number,
  ) {
    const shellHtml = build.renderChrome({
      ...address,
      registry: registry.get(),
      contacts,
      remote,
      html: rendered?.html ?? null,
    });
    return renderDocument({
      ...address,
      siteUrl,
      head,
      card: status === 200 && rendered?.head && !head.robots ? cardAddress(address, head) : null,
      assets: build.assets,
      release: remote?.release ?? null,
      parts: rendered?.parts ?? [],
      shellHtml,
      pageData: {
        siteUrl,
        registry: shortenRegistry(registry.get()),
        contacts,
        status,
        rendered: rendered && { state: rendered.state },
      },
    });
  }

  return async (request: Request, response: Response): Promise<void> => {
    const search = request.originalUrl.slice(request.path.length);
    const address = { ...parseLocalizedPath(request.path), search };
    const found = await findPage(address);
    const { remote, rendered } = found;
    if (rendered?.redirectTo !== undefined) {
      const to = withQuery(toOwnPath(rendered.redirectTo), search);
      response.setHeader('Cache-Control', movedCaching);
      return response.redirect(301, localizedPath(address.language, to));
    }
    const status = remote ? (rendered?.status ?? 200) : 404;
    const head = chooseHead(found, build.translateForPage(address.language));
    response.setHeader('Cache-Control', status === 200 && rendered ? publicPageCaching : 'no-cache');
    if (head.robots) response.setHeader('X-Robots-Tag', head.robots);
    response
      .status(status)
      .type('html')
      .send(composePage(address, found, head, status));
  };
}

/** What the page says of itself; a slot the browser fills says nothing yet. */
function chooseHead(
  { remote, rendered }: FoundPage,
  texts: { notFound: string; fallback: string },
): PageHead {
  if (!remote) return { title: texts.notFound, description: texts.notFound, robots: 'noindex' };
  if (rendered?.head) return rendered.head;
  const fallback: PageHead = { title: texts.fallback, description: texts.fallback };
  // Behind the sign-in there is nothing to find; a public page that failed once shall not be forgotten for it.
  return remote.rendering === 'client' ? { ...fallback, robots: 'noindex' } : fallback;
}
