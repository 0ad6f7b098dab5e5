import { areaByCode, describeArea } from '@sabi/areas';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';

/** @returns undefined for an unknown code */
export function viewPlace(code: string, language: Language): BoardPlace | undefined {
  const area = areaByCode(code);
  return area && describeArea(area, language);
}

export function viewPlaces(codes: readonly string[], language: Language): BoardPlace[] {
  return codes.flatMap((code) => viewPlace(code, language) ?? []);
}

/** Provinces by name, each followed by its cities. */
export function countPlaces(
  counts: Readonly<Record<string, number>>,
  language: Language,
): (Omit<BoardPlace, 'zone'> & { total: number })[] {
  const places = viewPlaces(Object.keys(counts), language).map(({ zone: _zone, ...place }) => ({
    ...place,
    total: counts[place.code] ?? 0,
  }));
  const sortKey = ({ name, province }: { name: string; province: string | null }) =>
    province === null ? `${name}\u0000` : `${province}\u0001${name}`;
  return places.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b), language));
}
