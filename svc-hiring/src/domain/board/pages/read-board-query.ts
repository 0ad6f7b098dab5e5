import { type JobFilters, jobFiltersSchema } from '@sabi/contracts/http/hiring/board';

const { area, mode, type, level, ...single } = jobFiltersSchema.shape;
const several = { area, mode, type, level };

/** Filters of an address that anybody may have typed: empty ones, as forms without script send them, and wrong ones are left out. */
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
  return query as JobFilters; // each value is of its schema
}
