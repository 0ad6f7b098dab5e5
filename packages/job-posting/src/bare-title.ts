import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { nameWithoutKind } from '@sabi/areas';
import { listJobLocations } from './places';

/** Pay, posting numbers and calls to apply, which are not part of a job's name. */
const isNoise = (segment: string): boolean =>
  /\bRp\b|\d{3,}|\b(?:gaji|salary|hiring|urgent(?:ly)?|segera|dibutuhkan|lowongan|loker)\b/i.test(segment);

/**
 * The name of the job: `DIBUTUHKAN - Kasir (PT Laut Biru, Surabaya)` → `Kasir`.
 * @returns the title as it is where nothing else would be left
 */
export function bareTitle({ posting, company }: Pick<PublicJob, 'posting' | 'company'>): string {
  const places = listJobLocations(posting.areas).flatMap(({ city, province }) => [city, province]);
  const names = [company.name, ...places.flatMap((area) => (area ? [nameWithoutKind(area.name)] : []))];
  const isOther = (segment: string) =>
    isNoise(segment) || names.some((name) => segment.toLowerCase().includes(name.toLowerCase()));
  const segments = posting.title
    .replaceAll(/[!*#]+/g, ' ')
    .split(/\s+[-–—|·•]\s+|\s*[(),:[\]]\s*/)
    .map((segment) => segment.trim().replaceAll(/\s+/g, ' '))
    .filter((segment) => segment !== '');
  const kept = segments.filter((segment) => !isOther(segment));
  if (kept.length === segments.length || kept.length === 0) return posting.title;
  return kept.join(', ');
}
