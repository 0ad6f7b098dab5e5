import type { BoardFilters, ListPage } from '@sabi/contracts/http/hiring/pages';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../components/format-count';

interface PlaceOptionsProps {
  places: ListPage['places'];
  /** Listed even without jobs. */
  chosen: BoardFilters['area'];
}

/** Provinces with their cities, each with its number of jobs. */
export function PlaceOptions({ places, chosen }: PlaceOptionsProps) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  const withCount = (name: string, total: number) => `${name} (${formatCount(total, language)})`;
  const missing = chosen.filter(({ code }) => !places.some((place) => place.code === code));
  const provinces = places.filter(({ province }) => province === null);
  return (
    <>
      {missing.map(({ code, name }) => (
        <option key={code} value={code}>
          {withCount(name, 0)}
        </option>
      ))}
      {provinces.map(({ code, name, total }) => (
        <optgroup key={code} label={name}>
          <option value={code}>{withCount(t('search.allOf', { name }), total)}</option>
          {places
            .filter((place) => place.code.startsWith(`${code}.`))
            .map((city) => (
              <option key={city.code} value={city.code}>
                {withCount(city.name, city.total)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}
