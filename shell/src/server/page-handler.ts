import { findRemoteFor } from '@sabi/contracts/base-path';
import type { RegisteredRemote } from '@sabi/contracts/http/platform';
import { type Language, parseLocalizedPath } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { PageHead, RenderResult } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import type { SiteSettings } from '../page-data';
import type { ShellBuild } from './build-output';
import { renderDocument } from './document';
import type { Env } from './env';
import type { RegistryClient } from './registry-client';
import type { RenderPool } from './render-pool';

const publicPageCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export interface PageDependencies {
  readonly env: Pick<Env, 'SITE_URL' | 'WHATSAPP_NUMBER' | 'FACEBOOK_URL' | 'TWITTER_URL' | 'INSTAGRAM_URL'>;
  readonly logger: Logger;
  readonly build: ShellBuild;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly renderPool: Pick<RenderPool, 'render'>;
}

interface Page {
  /** null when the address is nobody's. */
  readonly remote: RegisteredRemote | null;
  /** null for a slot the browser fills. */
  readonly rendered: RenderResult | null;
}

/** Finds the remote that holds the address, has it rendered, and sends it in the shell's chrome. */
export function createPageHandler({ env, build, registry, renderPool }: PageDependencies) {
  const site: SiteSettings = {
    whatsappNumber: env.WHATSAPP_NUMBER,
    socialLinks: [
      { name: 'Facebook', url: env.FACEBOOK_URL },
      { name: 'Twitter', url: env.TWITTER_URL },
      { name: 'Instagram', url: env.INSTAGRAM_URL },
    ],
  };

  async function findPage(language: Language, path: string, search: string): Promise<Page> {
    const remote = findRemoteFor(registry.get().remotes, path) ?? null;
    if (!remote || remote.rendering === 'client') return { remote, rendered: null };
    const rendered = await renderPool.render(remote.release, { url: `${path}${search}`, language });
    return rendered?.status === 404 ? { remote: null, rendered: null } : { remote, rendered };
  }

  return async (request: Request, response: Response): Promise<void> => {
    const { language, path } = parseLocalizedPath(request.path);
    const search = request.originalUrl.slice(request.path.length);
    const { remote, rendered } = await findPage(language, path, search);
    const texts = build.translateForPage(language);
    const head: PageHead = remote
      ? (rendered?.head ?? { title: texts.fallback, description: texts.fallback })
      : { title: texts.notFound, description: texts.notFound, robots: 'noindex' };
    const status = remote ? (rendered?.status ?? 200) : 404;
    const shellHtml = build.renderChrome({
      language,
      path,
      search,
      registry: registry.get(),
      site,
      remote,
      html: rendered?.html ?? null,
    });
    const document = renderDocument({
      language,
      path,
      siteUrl: env.SITE_URL,
      head,
      assets: build.assets,
      release: remote?.release ?? null,
      shellHtml,
      pageData: {
        registry: registry.get(),
        site,
        status,
        rendered: rendered && { state: rendered.state },
      },
    });
    response.setHeader('Cache-Control', status === 200 && rendered ? publicPageCaching : 'no-cache');
    if (head.robots) response.setHeader('X-Robots-Tag', head.robots);
    response.status(status).type('html').send(document);
  };
}
