import { type Area, areaByCode, parentOf } from '@sabi/areas';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';

const nameIn = (area: Area, language: Language) => (language === 'en' ? area.english_name : area.name);

/** @returns undefined for an unknown code */
export function viewPlace(code: string, language: Language): BoardPlace | undefined {
  const area = areaByCode(code);
  if (!area) return undefined;
  const province = parentOf(area);
  return {
    code: area.code,
    name: nameIn(area, language),
    province: province ? nameIn(province, language) : null,
    zone: area.zone,
  };
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
