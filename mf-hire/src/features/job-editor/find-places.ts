import { type Area, cities, describeArea, findAreas, nameWithoutKind, provinces } from '@sabi/areas';
import type { Language } from '@sabi/contracts/language';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';

const mostPlaces = 8;
const toKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Places whose name in either language contains the text, those that start with it first; else known aliases, like `Jaksel`. */
export function findPlaces(text: string, language: Language): BoardPlace[] {
  const wanted = toKey(text);
  if (wanted.length < 2) return [];
  const areas = [...cities, ...provinces];
  const position = (area: Area) =>
    Math.min(
      ...[area.name, area.english_name, nameWithoutKind(area.name)]
        .map((name) => toKey(name).indexOf(wanted))
        .map((at) => (at < 0 ? Infinity : at)),
    );
  const found = areas
    .map((area) => ({ area, at: position(area) }))
    .filter(({ at }) => at < Infinity)
    .sort((one, other) => one.at - other.at || one.area.name.length - other.area.name.length)
    .map(({ area }) => area);
  const likely = findAreas(text);
  return [...new Set([...likely, ...found])].slice(0, mostPlaces).map((area) => describeArea(area, language));
}
