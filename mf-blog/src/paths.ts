import type { ArticleSlug } from './content/slugs';

export const listingPath = '/blog';

export function articlePath(slug: ArticleSlug): string {
  return `${listingPath}/${slug}`;
}

/** Addresses of other remotes that its pages lead to. */
export const elsewhere = {
  companySolution: '/company-solution',
  talentSolution: '/talent-solution',
} as const;
