import type { GeneratedPosting } from './generate-posting';
import type { JudgedQuery } from './judged-queries';
import { roles } from './roles';

/**
 * Relevance of a posting to a query. The rules predate any ranking:
 * 3 the intended role, with every condition of the query;
 * 2 the role, but at another level;
 * 1 the role, but in another place, work mode or contract; or a role of the same family, with every condition;
 * 0 the rest.
 */
export function gradePosting(query: JudgedQuery, generated: GeneratedPosting): 0 | 1 | 2 | 3 {
  const { posting, place, level, role } = generated;
  const fits =
    place.code.startsWith(query.place ?? '') &&
    (query.mode === undefined || posting.mode === query.mode) &&
    (query.type === undefined || posting.types.some((type) => type === query.type));
  const hasLevel = query.level === undefined || query.level === level;
  if (!query.roles.includes(role.id)) return fits && hasLevel && familiesOf(query).has(role.family) ? 1 : 0;
  if (!fits) return 1;
  return hasLevel ? 3 : 2;
}

function familiesOf(query: JudgedQuery): Set<string> {
  return new Set(roles.filter(({ id }) => query.roles.includes(id)).map(({ family }) => family));
}
