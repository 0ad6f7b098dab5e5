import type { JobQuery } from '../job-search';
import type { Point } from '../posting';
import type { IndexedPosting } from '../shared/indexed-posting';
import { dayMs } from '../shared/rank-factors';

const earthRadiusKm = 6371;

/** Filters with a facet: each is counted without its own filter. */
export const facetFilters: Readonly<
  Record<'mode' | 'type' | 'level' | 'area', (posting: IndexedPosting, query: JobQuery) => boolean>
> = {
  mode: ({ mode }, { modes }) => isOneOf([mode], modes),
  type: ({ types }, query) => isOneOf(types, query.types),
  level: ({ level }, { levels }) => isOneOf([level], levels),
  area: (posting, { areas, radius }) =>
    (!areas?.length && !radius) ||
    posting.areaCodes.some((code) => areas?.includes(code)) ||
    (radius !== undefined && posting.points.some((point) => distanceKm(point, radius.center) <= radius.km)),
};

export function fitsOtherFilters(posting: IndexedPosting, query: JobQuery, now: number): boolean {
  const { payFrom, payTo, withPay, postedDays, verified, companyId } = query;
  return (
    (companyId === undefined || posting.companyId === companyId) &&
    (!withPay || posting.hasPay) &&
    (payFrom === undefined || (posting.hasPay && posting.payMax >= payFrom)) &&
    (payTo === undefined || (posting.hasPay && posting.payMin <= payTo)) &&
    (postedDays === undefined || posting.postedAt >= now - postedDays * dayMs) &&
    (!verified || posting.marks.includes('verified'))
  );
}

function isOneOf(values: readonly string[], wanted: readonly string[] | undefined): boolean {
  return !wanted?.length || values.some((value) => wanted.includes(value));
}

/** Great-circle distance. */
function distanceKm(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}
