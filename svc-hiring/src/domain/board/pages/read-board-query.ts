import { findRadiusCity } from '@sabi/contracts/hiring/search-radius';
import { type JobFilters, jobFiltersSchema } from '@sabi/contracts/http/hiring/board';

const { area, mode, type, level, ...single } = jobFiltersSchema.shape;
const several = { area, mode, type, level };

/**
 * Filters of an address. Ignores empty ones, which forms without script send, invalid ones, and a radius around anything
 * but one city.
 */
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
  const { radius_km: radius, ...others } = query as JobFilters; // each value matches its schema
  return radius !== undefined && findRadiusCity(others.area) ? { ...others, radius_km: radius } : others;
}
