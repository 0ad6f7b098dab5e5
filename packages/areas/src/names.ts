import type { AreaKind } from './area';

const shortProvinceNames: Readonly<Record<string, string>> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
};

const englishProvinceNames: Readonly<Record<string, string>> = {
  'DKI Jakarta': 'Jakarta Special Capital Region',
  'DI Yogyakarta': 'Special Region of Yogyakarta',
  'Kepulauan Riau': 'Riau Islands',
  'Kepulauan Bangka Belitung': 'Bangka Belitung Islands',
  'Papua Pegunungan': 'Highland Papua',
};

const directions: readonly (readonly [string, string])[] = [
  ['Barat Daya', 'Southwest'],
  ['Utara', 'North'],
  ['Selatan', 'South'],
  ['Timur', 'East'],
  ['Barat', 'West'],
  ['Tengah', 'Central'],
  ['Tenggara', 'Southeast'],
];

/** Drops `Administrasi` from the names of Jakarta's cities and regency, as in everyday use. */
export function shortName(name: string): string {
  const short = name.replace('Administrasi ', '');
  return (
    shortProvinceNames[short] ?? (short.startsWith('Kota Jakarta ') ? short.slice('Kota '.length) : short)
  );
}

export function kindByName(name: string): AreaKind {
  if (name.startsWith('Kabupaten ')) return 'regency';
  return name.startsWith('Kota ') || name.startsWith('Jakarta ') ? 'city' : 'province';
}

/** `Bandung` for `Kota Bandung` and for `Kabupaten Bandung`. */
export function nameWithoutKind(name: string): string {
  return name.replace(/^(?:Kota|Kabupaten) /, '');
}

/** `Jawa Barat` → `West Java`, `Kabupaten Lombok Timur` → `East Lombok Regency`, `Kota Bima` → `Bima City`. */
export function englishName(name: string): string {
  const known = englishProvinceNames[name];
  if (known) return known;
  const english = translateWords(nameWithoutKind(name));
  if (name.startsWith('Kabupaten ')) return `${english} Regency`;
  return name.startsWith('Kota ') ? `${english} City` : english;
}

function translateWords(name: string): string {
  const islands = name.replace(/^Kepulauan (.+)$/, '$1 Islands');
  const translated = islands.replace(/^Jawa\b/, 'Java').replace(/^Sumatera\b/, 'Sumatra');
  const found = directions.find(([word]) => translated.endsWith(` ${word}`));
  return found ? `${found[1]} ${translated.slice(0, -found[0].length - 1)}` : translated;
}
