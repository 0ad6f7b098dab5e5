import type { ListPage } from '@sabi/contracts/http/hiring/pages';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { withFilter } from './filter-address';
import styles from './understood.module.css';

/** Explains how the query was interpreted. */
export function Understood({ page }: { page: ListPage }) {
  const { t } = useTranslation('jobs');
  const board = useHref(boardPath);
  const { search } = useLocation();
  const { did_you_mean: corrected, read_as: readings, filters } = page;
  const leftOut = readings.filter(({ kind }) => kind === 'left_out').map(({ word }) => word);
  return (
    <>
      {corrected && (
        <p className={styles['line']}>
          {t('understood.instead', { words: filters.q ?? '' })}{' '}
          <a href={`${board}${withFilter(search, 'q', corrected)}`}>{corrected}</a>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles['line']}>{t('understood.leftOut', { words: leftOut.join(', ') })}</p>
      )}
    </>
  );
}
