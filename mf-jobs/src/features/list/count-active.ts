import type { BoardFilters } from '@sabi/contracts/http/hiring/pages';

/** Number of active filters in the panel, without words, place and order. */
export function countActive(filters: BoardFilters): number {
  const single = [filters.pay_min, filters.posted_days, filters.company].filter((value) => value !== null);
  const flags = [filters.verified, filters.with_pay].filter(Boolean);
  return filters.mode.length + filters.type.length + filters.level.length + single.length + flags.length;
}
