import type { Language } from '@sabi/contracts/language';
import type { ArticleBody } from './article-body';
import type { ArticleSlug } from './slugs';

/** Data that the server sends with an article's page, so that the browser need not request the body again. */
export interface FirstArticle {
  readonly slug: ArticleSlug;
  readonly language: Language;
  readonly body: ArticleBody;
}

/** The body in the state of the first page, when that page is this article. */
export function findFirstBody(state: unknown, slug: ArticleSlug, language: Language): ArticleBody | null {
  const first = state as FirstArticle | null;
  return first?.slug === slug && first.language === language ? first.body : null;
}
