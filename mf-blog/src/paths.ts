import { localizedPath, type Language } from '@sabi/contracts/language';
import type { ArticleSlug } from './content/slugs';

export const listingPath = '/blog';
export const feedPath = '/blog/rss.xml';

export function articlePath(slug: ArticleSlug): string {
  return `${listingPath}/${slug}`;
}

/** Addresses of other remotes. */
export const elsewhere = {
  companySolution: '/company-solution',
  talentSolution: '/talent-solution',
  contact: '/contact-us',
} as const;

/** Absolute address of a page in a language, for feeds, structured data and shared links. */
export function wholeAddress(siteUrl: string, language: Language, path: string): string {
  return `${siteUrl}${localizedPath(language, path)}`;
}
