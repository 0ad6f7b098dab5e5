import type { Language } from '@sabi/contracts/language';
import type { ArticleBody } from './article-body';
import type { ArticleSlug } from './slugs';

/** One body in one language: a separate file in the browser, in memory on the server. Rejects when it cannot be fetched. */
export async function loadArticleBody(slug: ArticleSlug, language: Language): Promise<ArticleBody> {
  // oxlint-disable-next-line sabi/resilient-import -- a failure is shown in its own place
  const module = (await import(
    /* webpackChunkName: "[request]" */ `./articles/${slug}/${language}.json`
  )) as { default: ArticleBody };
  return module.default;
}
