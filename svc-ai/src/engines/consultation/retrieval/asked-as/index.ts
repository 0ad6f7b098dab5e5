import { askedOfArticles, askedOfParts } from './articles';
import { askedOfPages } from './pages';
import { askedOfOffers, askedOfPolicies } from './policies';

/** Words with which people ask for a passage, in both languages. @param id of the passage */
export function askedAs(id: string): string {
  const [kind = '', slug = '', ...part] = id.split('/');
  if (kind === 'article')
    return `${askedOfArticles[slug] ?? ''} ${askedOfParts[`${slug}/${part.join('/')}`] ?? ''}`;
  if (kind === 'dictionary') return askedOfPages[`${slug}/${part.join('/')}`] ?? '';
  return askedOfPolicies[id] ?? askedOfOffers[id] ?? '';
}

/** Ids that the data names, to find out those which do not exist. */
export const askedIds = [
  ...Object.keys(askedOfPages).map((id) => `dictionary/${id}`),
  ...Object.keys(askedOfPolicies),
  ...Object.keys(askedOfOffers),
  ...Object.keys(askedOfParts).map((id) => `article/${id}`),
];
