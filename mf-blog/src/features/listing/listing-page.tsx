import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ArticleCard } from '../../components/article-card';
import { readFilter } from './filter';
import { ListingHero } from './listing-hero';
import styles from './listing-page.module.css';
import { NextStep } from './next-step';
import { NothingFound } from './nothing-found';
import { ResultsLine } from './results-line';
import { SearchFailed } from './search-failed';
import { useFoundArticles } from './use-found-articles';
import { useListingData } from './use-listing-data';

/** Cards in the first row of the widest layout. */
const firstRow = 3;

export function ListingPage() {
  const { t } = useTranslation();
  const filter = readFilter(useLocation().search);
  const filtered = filter.query !== '' || filter.topic !== null;
  const { listed, state, retry } = useFoundArticles(filter);
  usePageHead({
    title: t('listing.head.title'),
    description: t('listing.head.description'),
    structuredData: useListingData(listed.map(({ article }) => article)),
    ...(filtered && { robots: 'noindex' }),
  });
  return (
    <>
      <ListingHero filter={filter} />
      <section className={styles['results']} aria-label={t('listing.title')}>
        <ResultsLine count={listed.length} filtered={filtered} searching={state === 'searching'} />
        {state === 'failed' && <SearchFailed onRetry={retry} />}
        {listed.length > 0 && (
          <ul className={styles['articles']} aria-busy={state === 'searching'}>
            {listed.map(({ article, passage }, index) => (
              <li key={article.slug}>
                <ArticleCard article={article} passage={passage} heading="h2" eager={index < firstRow} />
              </li>
            ))}
          </ul>
        )}
        {listed.length === 0 && state === 'found' && <NothingFound filter={filter} />}
      </section>
      <NextStep />
    </>
  );
}
