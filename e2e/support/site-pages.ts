import { type Language, parseLocalizedPath } from '@sabi/contracts/language';
import { type APIRequestContext, expect } from '@playwright/test';

/** Pages outside the sitemap, as they are not for search engines. */
export const unlistedPages = [
  '/talent-solution?panel=cv-upload',
  '/talent-solution?panel=positions',
  '/talent-solution?panel=community',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/verify',
  '/auth/verify?token=x&type=magiclink',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/auth/magic-link',
  '/auth/accept-invitation?token=x',
  '/auth?error=access_denied',
  '/unsubscribe',
  '/settings',
  '/jobs?q=nothing-says-this',
  '/expert',
  '/inbox',
  '/blog?q=manufacturing',
  '/blog?q=no-article-says-this',
  '/no-such-page',
];

/** Paths of the sitemap, with language prefix. */
export async function listSitemap(request: APIRequestContext): Promise<string[]> {
  let sitemap = '';
  // A remote that is too slow is left out of the sitemap, which is then not cached.
  await expect(async () => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['cache-control']).toContain('max-age');
    sitemap = await answer.text();
  }).toPass();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Every public page, without language prefix, from the site's own lists. */
export async function listPublicPages(request: APIRequestContext, language: Language): Promise<string[]> {
  const listed = (await listSitemap(request))
    .map((path) => parseLocalizedPath(path))
    .filter((page) => page.language === language)
    .map(({ path }) => path);
  if (listed.length < 20) throw new Error(`The sitemap lists ${listed.length} pages in ${language}`);
  return [...listed, ...unlistedPages];
}

/** Groups pages that differ in their texts alone: articles, and events. */
export function groupByKind(paths: readonly string[]): string[][] {
  const kinds = new Map<string, string[]>();
  for (const path of paths) {
    const kind = path.replace(/^\/(blog|events)\/.+/, '/$1/one');
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds.values()];
}
