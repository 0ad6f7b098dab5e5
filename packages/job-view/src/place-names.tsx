import type { WorkMode } from '@sabi/contracts/hiring/posting-terms';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import { useTranslation } from 'react-i18next';

/** `Kota Surabaya, Jawa Timur`; of several places the first, and the number of others. */
export function PlaceNames({ places, mode }: { places: readonly BoardPlace[]; mode: WorkMode | null }) {
  const { t } = useTranslation('job-view');
  const [first, ...others] = places;
  if (!first) return mode === 'remote' ? t('place.anywhere') : t('place.unknown');
  const name = first.province ? `${first.name}, ${first.province}` : first.name;
  return others.length > 0 ? t('place.andMore', { name, count: others.length }) : name;
}
