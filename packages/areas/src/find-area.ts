import { aliases } from './aliases';
import type { Area, AreaKind } from './area';
import { cities, provinces } from './areas';
import { nameWithoutKind } from './names';

interface Search {
  /** Code of the province that contains the area. */
  readonly province?: string;
}

/** Longest searched text, above the longest name of a place with its province. */
const longestText = 200;
const order: readonly AreaKind[] = ['city', 'regency', 'province'];
const kindWords: Readonly<Record<string, AreaKind>> = {
  kota: 'city',
  kotamadya: 'city',
  kodya: 'city',
  city: 'city',
  kab: 'regency',
  kabupaten: 'regency',
  regency: 'regency',
  prov: 'province',
  provinsi: 'province',
  propinsi: 'province',
  province: 'province',
};

/** Ignores blanks: `Pangkal Pinang` equals `Pangkalpinang`. */
const toKey = (text: string) => toWords(text).join('');

function toWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function namesOf(area: Area): string[] {
  const bare = nameWithoutKind(area.name);
  const english = area.english_name.replace(/ (?:City|Regency)$/, '');
  return [area.name, bare, english, area.english_name, ...(aliases[area.code] ?? [])];
}

/** Key → areas of that name, likeliest first. */
const index = buildIndex();

function buildIndex(): ReadonlyMap<string, readonly Area[]> {
  const found = new Map<string, Area[]>();
  for (const kind of order)
    for (const area of [...cities, ...provinces].filter((one) => one.kind === kind))
      for (const key of new Set(namesOf(area).map(toKey))) found.set(key, [...(found.get(key) ?? []), area]);
  return found;
}

/**
 * Areas a text may name, likeliest first: a city before the regency of the same name, and both before the province.
 * Understands `Jaksel`, `Kab. Bandung`, `South Jakarta`, `Surabaya, Jawa Timur` and `Kota Bandung (Jabar)`.
 */
export function findAreas(text: string, { province }: Search = {}): readonly Area[] {
  const parts = text.slice(0, longestText).split(/[,;/|()\n]|\s[-–—]\s/);
  const found = parts.map(findInPart).filter((areas) => areas.length > 0);
  const [first = []] = found;
  const provinceCode = province ?? codeOfProvince(found.slice(1));
  if (!provinceCode) return first;
  const within = found.flat().filter((area) => area.province_code === provinceCode);
  return [...new Set(within)].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The likeliest result of `findAreas`. */
export function findArea(text: string, search?: Search): Area | undefined {
  return findAreas(text, search)[0];
}

function codeOfProvince(found: readonly (readonly Area[])[]): string | undefined {
  return found.flat().find(({ kind }) => kind === 'province')?.code;
}

function findInPart(part: string): readonly Area[] {
  const words = toWords(part).filter((word) => word !== 'administrasi');
  const exact = index.get(words.join(''));
  if (exact) return exact;
  const kind = words
    .map((word) => (Object.hasOwn(kindWords, word) ? kindWords[word] : undefined))
    .find(Boolean);
  const bare = index.get(words.filter((word) => !Object.hasOwn(kindWords, word)).join('')) ?? [];
  return kind ? bare.filter((area) => area.kind === kind) : bare;
}
