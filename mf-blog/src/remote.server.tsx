import type { RenderInput } from '@sabi/shell-sdk';
import { createRemoteServer } from '@sabi/shell-sdk/server';
import { articles, findArticle, lastModified } from './content/articles';
import type { FirstArticle } from './content/first-article';
import { loadArticleBody } from './content/load-article-body';
import { definition } from './definition';
import { readFilter } from './features/listing/filter';
import { renderFeed } from './feed/render-feed';
import { articlePath, feedPath, listingPath } from './paths';
import { type FirstSearch, searchPath } from './search/found-article';
import { searchArticles } from './search/search-articles';
import { serveSearch } from './search/serve-search';

export const { render, listPages, serveFile } = createRemoteServer(definition, {
  load: (input) => (addressOf(input).pathname === listingPath ? loadSearch(input) : loadArticle(input)),
  listPages: () => [
    { path: listingPath, lastModified: articles.map(lastModified).toSorted().at(-1) ?? '' },
    ...articles.map((article) => ({ path: articlePath(article.slug), lastModified: lastModified(article) })),
  ],
  serveFile: (input) => {
    const { pathname } = addressOf(input);
    if (pathname === feedPath) return renderFeed(input);
    return pathname === searchPath ? serveSearch(input) : null;
  },
});

function loadSearch(input: RenderInput): FirstSearch | null {
  const { language } = input;
  const { query } = readFilter(addressOf(input).search);
  return query ? { query, language, found: searchArticles(query, language) } : null;
}

async function loadArticle(input: RenderInput): Promise<FirstArticle | null> {
  const { language } = input;
  const article = findArticle(addressOf(input).pathname.slice(`${listingPath}/`.length));
  if (!article) return null;
  return { slug: article.slug, language, body: await loadArticleBody(article.slug, language) };
}

function addressOf({ url, siteUrl }: RenderInput): URL {
  return new URL(url, siteUrl);
}
