import { type Language, parseLocalizedPath } from '@sabi/contracts/language';
import { fakeContacts, type FakeShellOptions, fakeSiteUrl, renderInShell } from '@sabi/shell-sdk/testing';
import { within } from '@testing-library/react';
import type { FirstArticle } from '../content/first-article';
import { loadArticleBody } from '../content/load-article-body';
import type { ArticleSlug } from '../content/slugs';
import { definition } from '../definition';
import { articlePath } from '../paths';
import { type FirstSearch, searchPath } from '../search/found-article';
import { searchArticles } from '../search/search-articles';
import { serveSearch } from '../search/serve-search';

/** Renders the remote at an address, in a shell that records requests; searches are answered as by the server. */
export function show(path: string, language: Language = 'en', options: FakeShellOptions = {}) {
  return renderInShell(definition, { path, language, fetch: fetchSearch, ...options });
}

/** The listing as the first page of a visit, with the server's results. */
export function showSearch(query: string, language: Language = 'en', options: FakeShellOptions = {}) {
  const initialState: FirstSearch = { query, language, found: searchArticles(query, language) };
  return show(`/blog?${new URLSearchParams({ q: query })}`, language, { initialState, ...options });
}

/** The server's answer to a search. */
export const fetchSearch: typeof fetch = async (input) => {
  const { pathname, search } = new URL(String(input), fakeSiteUrl);
  const { language, path } = parseLocalizedPath(pathname);
  if (path !== searchPath) throw new Error(`The test expected no request of ${pathname}`);
  const site = { siteUrl: fakeSiteUrl, contacts: fakeContacts };
  return new Response(serveSearch({ url: `${path}${search}`, language, ...site }).body);
};

/** An article as the first page of a visit, with its body. */
export async function showArticle(slug: ArticleSlug, language: Language = 'en') {
  const body = await loadArticleBody(slug, language);
  const initialState: FirstArticle = { slug, language, body };
  return { body, ...show(articlePath(slug), language, { initialState }) };
}

export function linkTo(name: string | RegExp, scope: HTMLElement = document.body): string | null {
  return within(scope).getByRole('link', { name }).getAttribute('href');
}
