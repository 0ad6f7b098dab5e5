import type { Area } from './area';
import { parentOf } from './areas';

type Language = 'en' | 'id';

/** `Kota Surabaya`, in English `Surabaya City`. */
export const nameIn = (area: Area, language: Language): string =>
  language === 'en' ? area.english_name : area.name;

/** An area as pages show it; a province has none above it. */
export function describeArea(area: Area, language: Language) {
  const province = parentOf(area);
  return {
    code: area.code,
    name: nameIn(area, language),
    province: province ? nameIn(province, language) : null,
    zone: area.zone,
  };
}
