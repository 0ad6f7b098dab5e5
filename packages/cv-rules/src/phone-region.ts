import type { CountryCode } from 'libphonenumber-js';
import type { Line } from './line';
import { countryOfCity } from './vocabulary/cities';
import { countryOfName } from './vocabulary/countries';
import { countryOfState, isState } from './vocabulary/places';

const separator = /[,|•·\t/()\n;:]|(?<=\p{Ll}{3})\.\s|\s[–—-]\s/u;
const mostWords = 4;
/** Words of running Indonesian that no other language of these CVs has. */
const indonesian =
  /(?<!\p{L})(?:dan|yang|untuk|dengan|pada|dari|sebagai|sekarang|pengalaman|pendidikan|pekerjaan|keahlian|keterampilan|riwayat|kontak|alamat|jl|jalan|nama|universitas|lulusan|bahasa)(?!\p{L})/iu;
const fewestLines = 2;

/** Countries in which a number without a country code may be, the likeliest first. */
export interface PhoneRegions {
  /** Named beside the person's address. */
  readonly address: readonly CountryCode[];
  /** That of the document's language, and the one it names most often. */
  readonly others: readonly CountryCode[];
}

export function findPhoneRegions(head: readonly Line[], all: readonly Line[]): PhoneRegions {
  const isIndonesian = all.filter(({ text }) => indonesian.test(text)).length >= fewestLines;
  return {
    address: [...new Set(countriesOf(head))] as CountryCode[],
    others: [...(isIndonesian ? ['ID'] : []), ...mostFrequent(all)] as CountryCode[],
  };
}

/** Countries by name before states, and states before cities, whose names are in several. */
function countriesOf(lines: readonly Line[]): string[] {
  const found = lines.flatMap(({ cells }) => cells.flatMap(readPieces));
  return (['country', 'state', 'city'] as const).flatMap((kind) =>
    found.filter((place) => place.kind === kind).map(({ country }) => country),
  );
}

/** The country that a document names most often. */
function mostFrequent(lines: readonly Line[]): string[] {
  const counts = new Map<string, number>();
  for (const country of countriesOf(lines)) counts.set(country, (counts.get(country) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? [most[0]] : [];
}

interface NamedPlace {
  readonly kind: 'country' | 'state' | 'city';
  readonly country: string;
}

function readPieces(cell: string): NamedPlace[] {
  return cell.split(separator).flatMap((piece, index) => readPlace(piece.trim(), index) ?? []);
}

/** The last words of a piece, `Geelong VIC 3220`, or all but its postal code, `20095 Hamburg`. */
function readPlace(piece: string, index: number): NamedPlace | undefined {
  const words = piece
    .replace(/(?<![.\s])\.$/, '')
    .split(' ')
    .filter(Boolean);
  const names = words.filter((word) => !/\d/.test(word));
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const state = words.slice(-count).join(' ');
    if ((index > 0 || words.length > count) && isState(state))
      return { kind: 'state', country: countryOfState(state) };
    const name = names.slice(-count).join(' ');
    const country = countryOfName(name);
    if (country) return { kind: 'country', country };
    const ofCity = names.length === count ? countryOfCity(name) : undefined;
    if (ofCity) return { kind: 'city', country: ofCity };
  }
  return undefined;
}
