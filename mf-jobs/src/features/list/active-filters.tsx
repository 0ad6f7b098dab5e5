import type { BoardFilters } from '@sabi/contracts/http/hiring/pages';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { boardPath } from '@sabi/contracts/hiring/paths';
import styles from './active-filters.module.css';
import { withoutFilter } from './filter-address';
import { useFilterNames } from './use-filter-names';

/** Active filters; each links to the list without it. */
export function ActiveFilters({ filters }: { filters: BoardFilters }) {
  const { t } = useTranslation('jobs');
  const board = useHref(boardPath);
  const { search } = useLocation();
  const shown = useFilterNames(filters);
  if (shown.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('filters.active')}>
      {shown.map(({ kind, value, text }) => (
        <li key={`${kind} ${value ?? ''}`}>
          <a className={styles['chip']} href={`${board}${withoutFilter(search, kind, value)}`}>
            {text}
            <VisuallyHidden>{t('filters.remove')}</VisuallyHidden>
            <X size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <a className={styles['clear']} href={board}>
            {t('filters.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
