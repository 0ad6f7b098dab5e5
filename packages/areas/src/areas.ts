import type { Area } from './area';
import data from './areas.json';
import { englishName, kindByName, shortName } from './names';
import { zoneOfProvince } from './zones';

function toArea([code = '', fullName = '']: readonly string[]): Area {
  const name = shortName(fullName);
  const province_code = code.slice(0, 2);
  const kind = code === province_code ? 'province' : kindByName(name);
  return {
    code,
    kind,
    name,
    english_name: englishName(name),
    province_code,
    ...zoneOfProvince(province_code),
  };
}

/** The 38 provinces by code. */
export const provinces: readonly Area[] = data.provinces.map(toArea);
/** The 514 cities and regencies by code. */
export const cities: readonly Area[] = data.cities.map(toArea);

const byCode = new Map([...provinces, ...cities].map((area) => [area.code, area]));

/** The area with a code of the Ministry of Home Affairs: `31`, `31.74` or `3174`. */
export function areaByCode(code: string): Area | undefined {
  return byCode.get(/^\d{4}$/.test(code) ? `${code.slice(0, 2)}.${code.slice(2)}` : code);
}

/** The province of a city or regency; undefined for a province. */
export function parentOf(area: Area): Area | undefined {
  return area.kind === 'province' ? undefined : byCode.get(area.province_code);
}

export function citiesOf(provinceCode: string): readonly Area[] {
  return cities.filter(({ province_code }) => province_code === provinceCode);
}
