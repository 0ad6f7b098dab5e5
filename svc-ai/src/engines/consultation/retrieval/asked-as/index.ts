import { askedOfArticles, askedOfParts } from './articles';
import { askedOfPages } from './pages';
import { paraphrases, paraphrasesOfParts } from './paraphrases';
import { askedOfOffers, askedOfPolicies } from './policies';

/** Words with which people ask for a passage, in both languages. @param id of the passage */
export function askedAs(id: string): string {
  const [kind = '', slug = '', ...part] = id.split('/');
  const rest = part.join('/');
  if (kind === 'article') return `${askedOfArticles[slug] ?? ''} ${askedOfParts[`${slug}/${rest}`] ?? ''}`;
  if (kind === 'dictionary') return askedOfPages[`${slug}/${rest}`] ?? '';
  return askedOfPolicies[id] ?? askedOfOffers[id] ?? '';
}

/** Other words for what a passage says. @param id of the passage */
export function paraphrasesOf(id: string): string {
  const [kind, , part = ''] = id.split('/');
  if (kind !== 'article') return paraphrases[id] ?? '';
  return paraphrasesOfParts
    .filter(([parts]) => parts.test(part))
    .map(([, words]) => words)
    .join(' ');
}

/** Ids that the data names, to find out those which do not exist. */
export const askedIds = [
  ...Object.keys(askedOfPages).map((id) => `dictionary/${id}`),
  ...Object.keys(askedOfPolicies),
  ...Object.keys(askedOfOffers),
  ...Object.keys(askedOfParts).map((id) => `article/${id}`),
  ...Object.keys(paraphrases),
];
