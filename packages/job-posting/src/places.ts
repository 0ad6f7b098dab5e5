import { type Area, areaByCode, parentOf } from '@sabi/areas';
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
  const names = [city, province].flatMap((area) => area ?? []);
  return names.map((area) => (language === 'en' ? area.english_name : area.name)).join(', ');
}

/** `Surabaya` for `Kota Surabaya`. */
export const nameWithoutKind = ({ name }: Area): string => name.replace(/^(?:Kota|Kabupaten) /, '');
