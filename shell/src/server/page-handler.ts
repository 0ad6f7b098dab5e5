import { withQuery } from '@sabi/contracts/base-path';
import type { RemoteRegistry, ServedRelease } from '@sabi/contracts/http/platform';
import { localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import type { PageHead } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { SiteSettings } from '../page-data';
import type { ShellBuild } from './build-output';
import { cardAddress } from './cards/card-address';
import { renderDocument } from './document';
import type { Env } from './env';
import type { FindPage, FoundPage, PageAddress } from './find-page';
import { movedCaching, toOwnPath } from './redirects';
import type { RegistryClient } from './registry-client';

const publicPageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export type SiteEnv = Pick<Env, 'WHATSAPP_NUMBER' | 'FACEBOOK_URL' | 'TWITTER_URL' | 'INSTAGRAM_URL'>;

export interface PageDependencies {
  readonly env: SiteEnv;
  readonly siteUrl: string;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly findPage: FindPage;
}

/** Sends the page at an address in the shell's chrome. */
export function createPageHandler({ env, siteUrl, build, registry, findPage }: PageDependencies) {
  const site = describeSite(env);

  function composePage(
    address: PageAddress,
    { remote, rendered }: FoundPage,
    head: PageHead,
    status: number,
  ) {
    const shellHtml = build.renderChrome({
      ...address,
      registry: registry.get(),
      site,
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
        registry: forBrowser(registry.get()),
        site,
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

/** The browser asks for a remote's entry, which knows the rest and its hashes; all of it would be most of the page. */
function forBrowser({ remotes }: RemoteRegistry): RemoteRegistry {
  const shorten = (release: ServedRelease): ServedRelease => ({
    ...release,
    parts: {},
    integrity: { [release.entryUrl]: release.integrity[release.entryUrl] ?? '' },
  });
  return {
    remotes: remotes.map((remote) => ({
      ...remote,
      release: shorten(remote.release),
      fallback: remote.fallback && shorten(remote.fallback),
    })),
  };
}

function describeSite(env: SiteEnv): SiteSettings {
  return {
    whatsappNumber: env.WHATSAPP_NUMBER,
    socialLinks: [
      { name: 'Facebook', url: env.FACEBOOK_URL },
      { name: 'Twitter', url: env.TWITTER_URL },
      { name: 'Instagram', url: env.INSTAGRAM_URL },
    ],
  };
}
