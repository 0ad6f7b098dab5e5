import { withQuery } from '@sabi/contracts/base-path';
import type { RemoteRegistry } from '@sabi/contracts/http/platform';
import { localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { isTracing } from '@sabi/service-kit/tracing';
import type { PageHead, SiteContacts } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { ShellBuild } from './build-output';
import { cardAddress } from './cards/card-address';
import type { ChooseRegistry } from './choose-registry';
import { renderDocument } from './document';
import type { FindPage, FoundPage, PageAddress } from './find-page';
import { movedCaching, toOwnPath } from './redirects';
import { shortenRegistry } from './short-registry';

/** A page names the versions it is made of. A cache may give one for 50 seconds, so that a rollback is everywhere within a minute. */
const publicPageCaching = 'public, max-age=0, s-maxage=20, stale-while-revalidate=30';
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
    registry: RemoteRegistry,
    { remote, rendered }: FoundPage,
    head: PageHead,
    status: number,
  ) {
    const shellHtml = build.renderChrome({
      ...address,
      registry,
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
        registry: shortenRegistry(registry),
        contacts,
        status,
        isTracing: isTracing(),
        rendered: rendered && { state: rendered.state },
      },
    });
  }

  return async (request: Request, response: Response): Promise<void> => {
    const search = request.originalUrl.slice(request.path.length);
    const address = { ...parseLocalizedPath(request.path), search };
    const { registry, isPersonal } = await chooseRegistry(request, response, address.path);
    const found = await findPage(address, registry);
    const { remote, rendered } = found;
    if (rendered?.redirectTo !== undefined) {
      const to = withQuery(toOwnPath(rendered.redirectTo), search);
      response.setHeader('Cache-Control', isPersonal ? personalPageCaching : movedCaching);
      return response.redirect(301, localizedPath(address.language, to));
    }
    const status = remote ? (rendered?.status ?? 200) : 404;
    const head = chooseHead(found, build.translateForPage(address.language));
    const sharedCaching = status === 200 && rendered ? publicPageCaching : 'no-cache';
    response.setHeader('Cache-Control', isPersonal ? personalPageCaching : sharedCaching);
    if (head.robots) response.setHeader('X-Robots-Tag', head.robots);
    response
      .status(status)
      .type('html')
      .send(composePage(address, registry, found, head, status));
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
