import { getCountries } from 'libphonenumber-js';

/** Names beside those that the platform knows in both languages. */
const others: Readonly<Record<string, string>> = {
  AE: 'uae',
  CN: 'tiongkok|china|prc',
  CZ: 'czech republic',
  GB: 'uk|u.k.|u.k|england|scotland|wales|northern ireland|great britain|britain|inggris|skotlandia',
  KR: 'south korea|korea',
  MM: 'myanmar|burma',
  NL: 'the netherlands|holland|belanda',
  RU: 'russia|rusia',
  TL: 'timor leste|east timor',
  TR: 'turkey|turki|türkiye',
  TZ: 'tanzania',
  US: 'usa|u.s.a.|u.s.a|u.s.|us|united states of america|america|amerika serikat',
  VN: 'vietnam|viet nam',
};

let known: ReadonlyMap<string, string> | undefined;

function readNames(): ReadonlyMap<string, string> {
  const names = ['en', 'id'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return new Map(
    getCountries().flatMap((country) =>
      [...names.map((list) => list.of(country) ?? ''), ...(others[country]?.split('|') ?? [])].map(
        (name) => [name.toLowerCase(), country] as const,
      ),
    ),
  );
}

/** ISO 3166 code of a country by its name in English or Indonesian; undefined for another text. */
export function countryOfName(name: string): string | undefined {
  known ??= readNames();
  return known.get(name.toLowerCase());
}
