import { Readable } from 'node:stream';
import { type Language, languages } from '@sabi/contracts/language';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** A public page in all languages. */
export interface SitemapPage {
  /** With language prefix. */
  readonly pathIn: (language: Language) => string;
  readonly changedAt: Date;
}

export interface SitemapPart {
  readonly path: string;
  readonly changedAt: Date;
}

export function writeSitemapIndex(parts: readonly SitemapPart[], siteUrl: string): Promise<string> {
  const lines = parts.map(({ path, changedAt }) => ({
    url: `${siteUrl}${path}`,
    lastmod: changedAt.toISOString(),
  }));
  return collect(lines, new SitemapIndexStream());
}

/** @returns null without pages, because an empty sitemap is invalid */
export async function writeSitemap(pages: readonly SitemapPage[], siteUrl: string): Promise<string | null> {
  if (pages.length === 0) return null;
  const lines = pages.flatMap((page) => toLines(page, siteUrl));
  const xmlns = { news: false, video: false, image: false, xhtml: true };
  return collect(lines, new SitemapStream({ xmlns }));
}

/** The page in each language, with links to the others. */
function toLines({ pathIn, changedAt }: SitemapPage, siteUrl: string) {
  const links = languages.map((lang) => ({ lang, url: `${siteUrl}${pathIn(lang)}` }));
  return links.map(({ url }) => ({ url, links, lastmod: changedAt.toISOString() }));
}

const collect = async (
  lines: readonly object[],
  stream: SitemapIndexStream | SitemapStream,
): Promise<string> => (await streamToPromise(Readable.from(lines).pipe(stream))).toString();
