import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import { useTranslation } from 'react-i18next';

/** `Kota Surabaya, Jawa Timur`; of several places the first, and how many more. */
export function PlaceNames({ places, mode }: Pick<PageCard, 'places' | 'mode'>) {
  const { t } = useTranslation();
  const [first, ...others] = places;
  if (!first) return mode === 'remote' ? t('place.anywhere') : t('place.unknown');
  const name = first.province ? `${first.name}, ${first.province}` : first.name;
  return others.length > 0 ? t('place.andMore', { name, count: others.length }) : name;
}
