import { keywordWeights } from '@sabi/contracts/http/ai/cv-report';
import type { Criterion, JobRequirement } from './job-requirement';

const mostKeywords = 60;

/** Each requirement once with its highest weight, in descending order. */
export function onlyOnce(wanted: readonly JobRequirement[]): JobRequirement[] {
  const rank = ({ weight }: JobRequirement) => keywordWeights.indexOf(weight);
  const seen = new Set<unknown>();
  return wanted
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ criterion }) => {
      const key = keyOf(criterion);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, mostKeywords);
}

/** The same for criteria that ask for the same. */
export function keyOf(criterion: Criterion): unknown {
  if (criterion.by === 'concept') return criterion.concept;
  if (criterion.by === 'choice') return criterion.of.map(({ form }) => form.words.join(' ')).join(' / ');
  return criterion.by === 'years' ? 'years' : criterion.form.words.join(' ');
}
