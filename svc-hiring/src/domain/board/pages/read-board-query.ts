import { type JobFilters, jobFiltersSchema } from '@sabi/contracts/http/hiring/board';

const { area, mode, type, level, ...single } = jobFiltersSchema.shape;
const several = { area, mode, type, level };

/** Filters of an address. Ignores empty ones, which forms without script send, and invalid ones. */
export function readBoardQuery(search: URLSearchParams): JobFilters {
  const query: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(several)) {
    const given = search.getAll(name).flatMap((value) => schema.safeParse(value).data ?? []);
    if (given.length > 0) query[name] = [...new Set(given)];
  }
  for (const [name, schema] of Object.entries(single)) {
    const parsed = schema.safeParse(search.get(name)?.trim() || undefined);
    if (parsed.data !== undefined) query[name] = parsed.data;
  }
  return query as JobFilters; // each value matches its schema
}
