/** Distances around a city that a search for jobs offers, in km. */
export const searchRadiiKm = [5, 10, 25, 50, 100] as const;

/**
 * The city or regency that a radius is measured from.
 * @param areas codes of the searched areas
 * @returns undefined for a province, for several areas and for none
 */
export function findRadiusCity(areas: readonly string[] = []): string | undefined {
  const [area] = areas;
  return areas.length === 1 && area?.includes('.') ? area : undefined;
}
