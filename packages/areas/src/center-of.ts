import data from './centers.json';

/** Degrees, positive to the north and east. */
export interface Center {
  readonly latitude: number;
  readonly longitude: number;
}

const centers: Readonly<Record<string, readonly number[]>> = data.centers;

/**
 * Centre of a city, or of the seat of a regency: city centres, rounded to 0.01 degrees. In cities it is right to about
 * a kilometre, in remote regencies to about ten.
 * @param code `31.74`
 * @returns undefined for a province and for an unknown code
 */
export function centerOf(code: string): Center | undefined {
  const [latitude, longitude] = Object.hasOwn(centers, code) ? (centers[code] ?? []) : [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
