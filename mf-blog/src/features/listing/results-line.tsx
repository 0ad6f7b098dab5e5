import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { feedPath } from '../../paths';
import styles from './results-line.module.css';

/** How many articles are in view, said aloud when it changes; and the feed of them all. */
export function ResultsLine({ count, filtered }: { count: number; filtered: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['line']}>
      <p className={styles['count']} role="status">
        {filtered ? t('search.found', { count }) : t('search.articles', { count })}
      </p>
      <a className={styles['feed']} href={useHref(feedPath)} type="application/rss+xml">
        <Rss size={18} aria-hidden="true" />
        {t('listing.feed')}
      </a>
    </div>
  );
}
