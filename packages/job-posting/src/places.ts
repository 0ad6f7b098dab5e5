import { type Area, areaByCode, nameIn, parentOf } from '@sabi/areas';
import type { Language } from '@sabi/contracts/language';

export interface JobLocation {
  /** A city or regency; undefined where the posting names only a province. */
  readonly city: Area | undefined;
  readonly province: Area;
}

/** Skips unknown codes. */
export function listJobLocations(codes: readonly string[]): JobLocation[] {
  return codes.flatMap((code) => {
    const area = areaByCode(code);
    if (!area) return [];
    const province = parentOf(area);
    return [province ? { city: area, province } : { city: undefined, province: area }];
  });
}

/** `Kota Surabaya, Jawa Timur`. */
export function nameJobLocation({ city, province }: JobLocation, language: Language): string {
  const areas = [city, province].flatMap((area) => area ?? []);
  return areas.map((area) => nameIn(area, language)).join(', ');
}
