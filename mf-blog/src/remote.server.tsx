import { createRemoteServer } from '@sabi/shell-sdk/server';
import { articles, findArticle, lastModified } from './content/articles';
import type { FirstArticle } from './content/first-article';
import { loadArticleBody } from './content/load-article-body';
import { definition } from './definition';
import { renderFeed } from './feed/render-feed';
import { articlePath, feedPath, listingPath } from './paths';

export const { render, listPages, serveFile } = createRemoteServer(definition, {
  load: async ({ url, language }): Promise<FirstArticle | null> => {
    const article = findArticle(pathOf(url).slice(`${listingPath}/`.length));
    if (!article) return null;
    return { slug: article.slug, language, body: await loadArticleBody(article.slug, language) };
  },
  listPages: () => [
    { path: listingPath, lastModified: articles.map(lastModified).toSorted().at(-1) ?? '' },
    ...articles.map((article) => ({ path: articlePath(article.slug), lastModified: lastModified(article) })),
  ],
  serveFile: (input) => (pathOf(input.url) === feedPath ? renderFeed(input) : null),
});

function pathOf(url: string): string {
  return new URL(url, 'http://site').pathname;
}
