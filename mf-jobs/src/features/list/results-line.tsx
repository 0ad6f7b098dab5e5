import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { formatCount } from '../../components/format-count';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { withFilter } from './filter-address';
import styles from './results-line.module.css';

const sorts = ['best', 'newest', 'pay'] as const;

/** Number of results, and their order. */
export function ResultsLine({ page, isLoading }: { page: ListPage; isLoading: boolean }) {
  const { t } = useTranslation('jobs');
  const language = useLanguage();
  const board = useHref(boardPath);
  const { search } = useLocation();
  const { total, filters } = page;
  const count = t('list.count', { count: total, shown: formatCount(total, language) });
  return (
    <div className={styles['line']}>
      <p className={styles['count']} role="status">
        {isLoading ? t('list.searching') : count}
      </p>
      {total > 1 && (
        <ul className={styles['sorts']} aria-label={t('sort.label')}>
          {sorts.map((sort) => (
            <li key={sort}>
              <a
                className={styles['sort']}
                href={`${board}${withFilter(search, 'sort', sort)}`}
                aria-current={filters.sort === sort ? 'true' : undefined}
              >
                {t(`sort.${sort}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
