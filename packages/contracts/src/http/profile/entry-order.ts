import { z } from 'zod';
import { entryLimits } from '../../profile/entry-rules';
import { defineRoute, type Route } from '../route';

// Order of the lists without dates, decided by their owner. All others are ordered by date.

/** The lists whose order their owner decides. */
export type OrderedList = 'skills' | 'languages';

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

function defineOrderRoute<const Path extends string>(
  path: `/api/profile/v1/${Path}`,
  { limit, what }: { limit: number; what: string },
) {
  return defineRoute({
    method: 'put',
    path,
    summary: `Puts the caller's ${what} in the given order; ENTRY_CHANGED when the ids are not exactly those of the list`,
    access: 'user',
    body: z.strictObject({
      ids: z
        .array(z.uuid())
        .min(1)
        .max(limit)
        .refine(areUnique, 'must not name an entry twice')
        .meta({ uniqueItems: true })
        .describe('Every entry of the list, in its new order'),
    }),
    responses: { 204: null },
  });
}

export const entryOrderRoutes = {
  skills: defineOrderRoute('/api/profile/v1/skill-order', { limit: entryLimits.skills, what: 'skills' }),
  languages: defineOrderRoute('/api/profile/v1/language-order', {
    limit: entryLimits.languages,
    what: 'languages',
  }),
} as const satisfies Record<OrderedList, Route>;

export const orderedLists = Object.keys(entryOrderRoutes) as OrderedList[];
