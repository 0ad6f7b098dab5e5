import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { toQuery, withPosition } from './filter-address';
import styles from './pages.module.css';

/** Links to the next and to the first page. */
export function Pages({ page: { is_first: isFirst, next } }: { page: ListPage }) {
  const { t } = useTranslation('jobs');
  const board = useHref(boardPath);
  const { search } = useLocation();
  if (isFirst && next === null) return null;
  return (
    <nav className={styles['pages']} aria-label={t('pages.label')}>
      {!isFirst && (
        <ButtonLink variant="ghost" href={`${board}${toQuery(new URLSearchParams(search))}`}>
          {t('pages.first')}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="secondary" rel="next" href={`${board}${withPosition(search, next)}`}>
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
