import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { feedPath } from '../../paths';
import styles from './results-line.module.css';

interface ResultsLineProps {
  count: number;
  filtered: boolean;
  searching: boolean;
}

/** Number of articles in view, announced when it changes, and a link to the feed. */
export function ResultsLine({ count, filtered, searching }: ResultsLineProps) {
  const { t } = useTranslation();
  const counted = filtered ? t('search.found', { count }) : t('search.articles', { count });
  return (
    <div className={styles['line']}>
      <p className={styles['count']} role="status">
        {searching ? t('search.searching') : counted}
      </p>
      <a className={styles['feed']} href={useHref(feedPath)} type="application/rss+xml">
        <Rss size={18} aria-hidden="true" />
        {t('listing.feed')}
      </a>
    </div>
  );
}
