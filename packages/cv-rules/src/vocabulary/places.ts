import { cities } from './cities';

const regions = `Aceh|Sumatera Utara|Sumatera Barat|Sumatera Selatan|North Sumatra|West Sumatra|South Sumatra|Riau|Kepulauan Riau|
Riau Islands|Bangka Belitung|Kepulauan Bangka Belitung|Banten|Jawa Barat|Jawa Tengah|Jawa Timur|West Java|Central Java|East Java|
DKI Jakarta|DI Yogyakarta|D.I. Yogyakarta|DIY|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta|Bali|Nusa Tenggara Barat|
Nusa Tenggara Timur|NTB|NTT|West Nusa Tenggara|East Nusa Tenggara|Lombok|Flores|Kalimantan Barat|Kalimantan Tengah|Kalimantan Timur|
Kalimantan Selatan|Kalimantan Utara|West Kalimantan|Central Kalimantan|East Kalimantan|South Kalimantan|North Kalimantan|
Sulawesi Utara|Sulawesi Tengah|Sulawesi Selatan|Sulawesi Tenggara|Sulawesi Barat|North Sulawesi|Central Sulawesi|South Sulawesi|
Southeast Sulawesi|West Sulawesi|Maluku|Maluku Utara|North Maluku|Papua|Papua Barat|West Papua|Papua Selatan|Papua Tengah|
Papua Pegunungan|Jawa|Java|Sumatera|Sumatra|Kalimantan|Sulawesi|Jabodetabek|Indonesia|Malaysia|Thailand|Philippines|Filipina|
Vietnam|Brunei|Brunei Darussalam|Timor Leste|Japan|Jepang|South Korea|Korea Selatan|China|Tiongkok|Taiwan|India|Australia|
New Zealand|Selandia Baru|United Arab Emirates|UAE|Qatar|Saudi Arabia|Arab Saudi|United Kingdom|UK|Inggris|Germany|Jerman|France|
Prancis|The Netherlands|Netherlands|Belanda|Belgium|Belgia|Switzerland|Swiss|Spain|Spanyol|Italy|Italia|Ireland|Egypt|Mesir|Turkey|Turki|
United States|United States of America|USA|US|U.S.|U.S.A|U.K|Amerika Serikat|Canada|Kanada|England|Inggris Raya|Scotland|Skotlandia|Wales|Northern Ireland|
California|Texas|Florida|Washington State|Massachusetts|Illinois|Virginia|Ohio|Michigan|Pennsylvania|New Jersey|Ontario|Quebec|British Columbia|
Alberta|New South Wales|NSW|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|Sweden|Swedia|Norway|Norwegia|Denmark|
Finland|Finlandia|Iceland|Austria|Poland|Polandia|Portugal|Greece|Yunani|Hungary|Hungaria|Czech Republic|Czechia|Slovakia|Slovenia|
Croatia|Serbia|Romania|Bulgaria|Ukraine|Ukraina|Russia|Rusia|Estonia|Latvia|Lithuania|Malta|Cyprus|Israel|Jordan|Yordania|Lebanon|Oman|Bahrain|
Kuwait|Iran|Iraq|Pakistan|Bangladesh|Sri Lanka|Nepal|Maldives|Maladewa|Myanmar|Cambodia|Kamboja|Laos|Mongolia|Kazakhstan|Uzbekistan|Kenya|
Uganda|Tanzania|Rwanda|Ethiopia|Nigeria|Ghana|Senegal|South Africa|Afrika Selatan|Zimbabwe|Zambia|Morocco|Maroko|Tunisia|Algeria|Mexico|Meksiko|
Brazil|Brasil|Argentina|Chile|Peru|Colombia|Kolombia|Ecuador|Venezuela|Uruguay|Panama|Costa Rica|Cuba|Jamaica|Fiji|Papua New Guinea|Macedonia|Albania`;

const arrangements = `Remote|Fully remote|Hybrid|Hibrida|On-site|Onsite|Work from home|WFH|Jarak jauh|Kerja jarak jauh|Daring`;

const places = new Set([
  ...cities,
  ...[regions, arrangements].flatMap((list) => list.split('|').map((name) => name.trim().toLowerCase())),
]);
const countries = new Set(regions.split('|').map((name) => name.trim().toLowerCase()));
const unlistedCity = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const administrative =
  /^(?:kota|kab\.|kabupaten|kec\.|kecamatan|provinsi|prov\.|greater)\s+\p{Lu}[\p{L} ]+$/iu;

/** Capitals only: in lower case `in` and `me` are words. Alone, `SD` and `MA` are schools. */
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|ACT|TAS|NT|ON|BC|AB|QC|MB|NS)(?:\s\d{4,5})?$/;
/** `Sydney NSW`, `Brisbane QLD 4000` */
const cityAndState = /^\p{Lu}[\p{L} .'-]+ (?:NSW|VIC|QLD|ACT|TAS|WA|SA|NT)(?:\s\d{4})?$/u;

/** States beside which a phone number is not American. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  AU: /^(?:NSW|VIC|QLD|ACT|TAS|NT)\b/,
  CA: /^(?:ON|BC|AB|QC|MB|NS|NB|SK)\b/,
};

/** ISO 3166 code of the country of a state's letters, `IL 62704`, which `isState` holds for. */
export function countryOfState(text: string): string {
  return Object.keys(elsewhere).find((country) => elsewhere[country]?.test(text)) ?? 'US';
}

/** True for `OH` and `QLD 4000`, which are places only after another word. */
export function isState(text: string): boolean {
  return states.test(text);
}

/** True for `Somerville, MA`, even where the city is not listed. */
export function isCityWithState(text: string): boolean {
  const [city = '', state = '', ...more] = text.split(/,\s*/);
  return more.length === 0 && /^\p{Lu}[\p{L} .'-]+$/u.test(city) && isState(state);
}

/** True for one to three words with capitals, as names of places without a list have: `Karangwuni`, `Little Haven`. */
export function mayBeCity(text: string): boolean {
  return unlistedCity.test(text);
}

/** True for `Chester, United Kingdom`: a name of one to three words before a country or region, even where the city is not listed. */
export function isCityWithCountry(text: string): boolean {
  const [city = '', ...others] = text.split(/,\s*/);
  return (
    others.length > 0 && unlistedCity.test(city) && others.every((part) => countries.has(part.toLowerCase()))
  );
}

/** True for `Jakarta`, `Bandung, Jawa Barat`, `Kab. Sleman`, `Remote`: every part is a place by itself. */
export function isPlace(text: string): boolean {
  const parts = text.split(/[,/]|\s[–—-]\s/).map((part) =>
    part
      .replace(/\s\d{5}$/, '')
      .replace(/(?<![().])[().]+$/, '')
      .trim(),
  );
  return (
    parts.length <= 4 &&
    parts.every(
      (part, index) =>
        places.has(part.toLowerCase()) ||
        administrative.test(part) ||
        cityAndState.test(part) ||
        (index > 0 && isState(part)),
    )
  );
}
