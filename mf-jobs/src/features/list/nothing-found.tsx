import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { formatCount } from '../../components/format-count';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { withFilter, withoutFilter } from './filter-address';
import styles from './nothing-found.module.css';
import { useFilterNames } from './use-filter-names';

/** Suggests results in a larger radius, and without one of the filters. */
export function NothingFound({ page: { widened, nearby = [], filters } }: { page: ListPage }) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  const board = useHref(boardPath);
  const { search } = useLocation();
  const names = useFilterNames(filters);
  const nameOf = (kind: string) =>
    names
      .filter((each) => each.kind === kind)
      .map(({ text }) => text)
      .join(', ');
  return (
    <div className={styles['help']}>
      <h2 className={styles['title']}>{t(search ? 'nothing.title' : 'nothing.empty')}</h2>
      {widened.length + nearby.length > 0 && (
        <ul>
          {nearby.map(({ radius_km: km, total }) => (
            <li key={km}>
              <a className={styles['way']} href={`${board}${withFilter(search, 'radius_km', String(km))}`}>
                {t('nothing.nearby', {
                  km,
                  place: nameOf('area'),
                  count: total,
                  shown: formatCount(total, language),
                })}
              </a>
            </li>
          ))}
          {widened.map(({ without, total }) => (
            <li key={without}>
              <a className={styles['way']} href={`${board}${withoutFilter(search, without)}`}>
                {t('nothing.without', {
                  filter: nameOf(without),
                  count: total,
                  shown: formatCount(total, language),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {search ? (
        <ButtonLink variant="secondary" href={board}>
          {t('filters.clear')}
        </ButtonLink>
      ) : (
        <p>{t('nothing.soon')}</p>
      )}
    </div>
  );
}
