import type { QueryUnit } from '@sabi/job-match/words/read-words';
import type { RankReason } from '../job-search';
import type { FoundPosting } from './indexed-posting';
import { dayMs, freshDays, type TextField, textFields } from './rank-factors';

/** The words of a hit at their highest weight, then other rank factors. */
export function explainHit(posting: FoundPosting, units: readonly QueryUnit[], now: number): RankReason[] {
  const fields = textFields.flatMap((field) =>
    field === 'text' ? [] : [[field, new Set(posting[field].split(' '))] as const],
  );
  const words = units.flatMap((unit): RankReason[] => {
    const factor = findField(unit, fields) ?? (unit.isRequired ? 'text' : undefined);
    return factor ? [{ factor, word: unit.phrase }] : [];
  });
  const isFresh = now - posting.postedAt <= freshDays * dayMs;
  return [
    ...words,
    ...(isFresh ? [{ factor: 'fresh' } as const] : []),
    ...posting.marks.map((factor) => ({ factor })),
  ];
}

function findField(
  { alternatives }: QueryUnit,
  fields: readonly (readonly [TextField, ReadonlySet<string>])[],
): TextField | undefined {
  return fields.find(([, terms]) => alternatives.some(({ term }) => terms.has(term)))?.[0];
}
