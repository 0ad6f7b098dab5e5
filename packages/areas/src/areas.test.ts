import { execFileSync } from 'node:child_process';
import { areaByCode, cities, citiesOf, findArea, findAreas, parentOf, provinces } from '.';
import { aliases } from './aliases';
import { centerOf } from './center-of';

const nameOf = (text: string) => findArea(text)?.name;

test('has every province, city and regency, each under a province', () => {
  expect(provinces).toHaveLength(38);
  expect(cities).toHaveLength(514);
  expect(new Set([...provinces, ...cities].map(({ code }) => code)).size).toBe(552);
  for (const city of cities) expect(parentOf(city)?.kind).toBe('province');
  expect(provinces.flatMap(({ code }) => citiesOf(code))).toHaveLength(514);
  expect(cities.filter(({ kind }) => kind === 'city')).toHaveLength(98);
});

test('the data file is what its script writes', () => {
  const script = `${import.meta.dirname}/../bin/write-areas.mjs`;
  expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow();
});

test.each([
  ['Banda Aceh', 'WIB'],
  ['Surabaya', 'WIB'],
  ['Palangkaraya', 'WIB'],
  ['Denpasar', 'WITA'],
  ['Banjarmasin', 'WITA'],
  ['Tarakan', 'WITA'],
  ['Makassar', 'WITA'],
  ['Ambon', 'WIT'],
  ['Ternate', 'WIT'],
  ['Wamena', 'WIT'],
])('the zone of %s is %s', (text, zone) => {
  expect(findArea(text)?.zone).toBe(zone);
});

test('zones have the names of the IANA database', () => {
  expect([...new Set(cities.map(({ time_zone }) => time_zone))]).toEqual([
    'Asia/Jakarta',
    'Asia/Makassar',
    'Asia/Pontianak',
    'Asia/Jayapura',
  ]);
  for (const { time_zone } of provinces)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: time_zone })).not.toThrow();
});

test('finds an area by its code, with and without the point', () => {
  expect(areaByCode('31.74')?.name).toBe('Jakarta Selatan');
  expect(areaByCode('3174')?.name).toBe('Jakarta Selatan');
  expect(areaByCode('35')?.name).toBe('Jawa Timur');
  expect(areaByCode('99.99')).toBeUndefined();
});

test.each([
  ['Jakarta Selatan', 'Jakarta Selatan'],
  ['jaksel', 'Jakarta Selatan'],
  ['South Jakarta', 'Jakarta Selatan'],
  ['Kota Administrasi Jakarta Selatan', 'Jakarta Selatan'],
  ['Jakarta', 'DKI Jakarta'],
  ['SURABAYA', 'Kota Surabaya'],
  ['Surabaya, Jawa Timur', 'Kota Surabaya'],
  ['Bandung', 'Kota Bandung'],
  ['Kab. Bandung', 'Kabupaten Bandung'],
  ['Kabupaten Bandung', 'Kabupaten Bandung'],
  ['Bandung Regency', 'Kabupaten Bandung'],
  ['Kota Bandung (Jabar)', 'Kota Bandung'],
  ['Sidoarjo', 'Kabupaten Sidoarjo'],
  ['Jogja', 'Kota Yogyakarta'],
  ['DIY', 'DI Yogyakarta'],
  ['West Java', 'Jawa Barat'],
  ['Provinsi Gorontalo', 'Gorontalo'],
  ['Gorontalo', 'Kota Gorontalo'],
  ['Pangkal Pinang', 'Kota Pangkal Pinang'],
  ['pangkalpinang', 'Kota Pangkal Pinang'],
  ['Solo', 'Kota Surakarta'],
  ['Cikarang, Bekasi', 'Kabupaten Bekasi'],
  ['Nusa Dua - Bali', 'Kabupaten Badung'],
  ['East Lombok', 'Kabupaten Lombok Timur'],
  ['Riau Islands', 'Kepulauan Riau'],
  ['Kaltim', 'Kalimantan Timur'],
  ['Southwest Papua', 'Papua Barat Daya'],
  ['Jayapura', 'Kota Jayapura'],
])('reads %s as %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test('the province decides between namesakes', () => {
  expect(findArea('Banjar', { province: '63' })?.name).toBe('Kabupaten Banjar');
  expect(findArea('Banjar', { province: '32' })?.name).toBe('Kota Banjar');
  expect(findArea('Banjar, Kalimantan Selatan')?.name).toBe('Kabupaten Banjar');
  expect(findArea('Surabaya', { province: '32' })).toBeUndefined();
});

test('gives every candidate, the city first', () => {
  expect(findAreas('Semarang').map(({ name }) => name)).toEqual(['Kota Semarang', 'Kabupaten Semarang']);
});

test.each([
  '',
  '   ',
  'Singapura',
  'Remote',
  '12345',
  'constructor',
  '__proto__',
  'Kota',
  'x'.repeat(100_000),
])('finds nothing in %.20j', (text) => {
  expect(findArea(text)).toBeUndefined();
});

test('every area is found by its name and its English name', () => {
  for (const area of [...provinces, ...cities]) {
    expect(findAreas(area.name, { province: area.province_code })).toContain(area);
    expect(findAreas(area.english_name, { province: area.province_code })).toContain(area);
  }
});

test('every alias belongs to an area and is found', () => {
  for (const [code, names] of Object.entries(aliases))
    for (const name of names) expect(findAreas(name).map((area) => area.code)).toContain(code);
});

test('every city and regency has a centre within Indonesia, and within 900 km of the others of its province', () => {
  for (const { code, province_code: province } of cities) {
    const center = centerOf(code);
    expect([code, center && isInIndonesia(center)]).toEqual([code, true]);
    const furthest = Math.max(...citiesOf(province).map((other) => distanceKm(code, other.code)));
    expect([code, furthest < 900]).toEqual([code, true]);
  }
});

test.each([
  ['Jakarta and Bandung', '31.71', '32.73', 120],
  ['Jakarta and Surabaya', '31.71', '35.78', 660],
  ['Surabaya and Sidoarjo', '35.78', '35.15', 21],
  ['Medan and Binjai', '12.71', '12.75', 20],
  ['Denpasar and Mataram', '51.71', '52.71', 100],
  ['Makassar and Jayapura', '73.71', '91.71', 2380],
])('the centres of %s are as far apart as the cities', (_names, one, other, km) => {
  expect(Math.abs(distanceKm(one, other) / km - 1)).toBeLessThan(0.05);
});

test.each(['35', '35.99', '', 'constructor'])('%j has no centre', (code) => {
  expect(centerOf(code)).toBeUndefined();
});

function isInIndonesia({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude > -11.1 && latitude < 6.1 && longitude > 95 && longitude < 141.1;
}

/** On a plane, which is exact enough near the equator. */
function distanceKm(one: string, other: string): number {
  const [from, to] = [centerOf(one), centerOf(other)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return 111.2 * Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * Math.cos(middle));
}
