import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { defaultLanguage, languages, localizedPath } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { ListedPage } from '@sabi/shell-sdk';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { RegistryClient } from '../registry-client';
import type { RenderPool } from '../render-pool';

const knownReleases = 50;
const caching = 'public, max-age=300';

const listedPagesSchema = z.array(
  z.object({
    path: z.string().regex(/^\/[^?#]*$/),
    lastModified: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  }),
);

interface SitemapDependencies {
  readonly siteUrl: string;
  readonly logger: Logger;
  readonly registry: Pick<RegistryClient, 'get'>;
  readonly renderPool: Pick<RenderPool, 'listPages'>;
}

/** `/sitemap.xml`: every page that remotes list, in every language. A remote that does not answer is left out. */
export function createSitemapHandler({ siteUrl, logger, registry, renderPool }: SitemapDependencies) {
  /** Cached without expiry, as a release never changes. */
  const lists = new LRUCache<string, readonly ListedPage[]>({ max: knownReleases });

  async function listPagesOf({ name, release }: RegisteredRemote): Promise<readonly ListedPage[] | null> {
    const known = lists.get(release.serverBundleUrl);
    if (known) return known;
    const parsed = listedPagesSchema.safeParse(await renderPool.listPages(release));
    if (!parsed.success) {
      logger.warn({ name, version: release.version, err: parsed.error }, 'sitemap.remote.left_out');
      return null;
    }
    const pages = parsed.data.filter(({ path }) => {
      return findRemoteFor(registry.get().remotes, path)?.name === name;
    }) as ListedPage[];
    lists.set(release.serverBundleUrl, pages);
    return pages;
  }

  return async (_request: Request, response: Response): Promise<void> => {
    const remotes = registry.get().remotes.filter(({ rendering }) => rendering === 'server');
    const found = await Promise.all(remotes.map(listPagesOf));
    response.setHeader('Cache-Control', found.includes(null) ? 'no-cache' : caching);
    response.type('application/xml').send(
      renderSitemap(
        found.flatMap((pages) => pages ?? []),
        siteUrl,
      ),
    );
  };
}

function renderSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const addresses = pages.flatMap((page) => languages.map((language) => ({ page, language })));
  const entries = addresses.map(({ page: { path, lastModified }, language }) => {
    const addressIn = (target: typeof language) => escapeXml(`${siteUrl}${localizedPath(target, path)}`);
    const alternates = [
      ...languages.map((target) => ({ name: target, address: addressIn(target) })),
      { name: 'x-default', address: addressIn(defaultLanguage) },
    ].map(({ name, address }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`);
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<url><loc>${addressIn(language)}</loc>${modified}${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
