import type { Language } from '@sabi/contracts/language';
import type { ArticleSlug } from './slugs';

/** One article of the blog. Card and page read the same record, so they never tell two stories. */
export interface Article {
  readonly slug: ArticleSlug;
  /** ISO date. */
  readonly published: string;
  readonly readMinutes: number;
  readonly title: Record<Language, string>;
  /** What the article is good for, in a sentence or two. */
  readonly excerpt: Record<Language, string>;
  /** Paragraphs. */
  readonly introduction: Record<Language, readonly string[]>;
  readonly related: readonly [ArticleSlug, ArticleSlug];
  /** Address of the picture; what it shows stands in the dictionaries. */
  readonly illustration: string;
}
