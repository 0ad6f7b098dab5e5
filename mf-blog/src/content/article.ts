import type { Language } from '@sabi/contracts/language';
import type { ArticleSlug } from './slugs';

/** Metadata of an article. Card, page and feed read the same record, so they always agree. */
export interface Article {
  readonly slug: ArticleSlug;
  /** ISO date. */
  readonly published: string;
  /** ISO date of the last change of its content, if any. */
  readonly modified?: string;
  readonly readMinutes: number;
  readonly title: Record<Language, string>;
  /** A summary of a sentence or two. */
  readonly excerpt: Record<Language, string>;
  readonly related: readonly [ArticleSlug, ArticleSlug];
  /** Address of the picture; its description is in the dictionaries. */
  readonly illustration: string;
}
