import type { ListPage as ListPageData } from '@sabi/contracts/http/hiring/pages';
import { createLazyContent, Nothing, usePageHead, useSignedIn } from '@sabi/shell-sdk/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { JobList } from '../../components/job-list';
import { UpdateFailed } from '../../components/update-failed';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { ActiveFilters } from './active-filters';
import { Filters } from './filters';
import styles from './list-page.module.css';
import { NothingFound } from './nothing-found';
import { Pages } from './pages';
import { ResultsLine } from './results-line';
import { SearchBar } from './search-bar';
import { Understood } from './understood';
import { useFilterForm } from './use-filter-form';
import { useListKeys } from './use-list-keys';

const save = createLazyContent(
  () => import(/* webpackChunkName: "save" */ '../../save/list-save').then((module) => module.ListSave),
  { Missing: Nothing, texts: ['save'] },
);

interface ListPageProps {
  page: ListPageData;
  isLoading: boolean;
  /** Given when the list of the current address could not be loaded; `page` is the one before. */
  onRetry: (() => void) | null;
}

/** Open jobs by words, place and filters. Without script a form; with script each choice applies at once. */
export function ListPage({ page, isLoading, onRetry }: ListPageProps) {
  const { t } = useTranslation('jobs');
  const { search } = useLocation();
  const { form, apply, submit } = useFilterForm();
  const list = useListKeys();
  const isSignedIn = useSignedIn();
  usePageHead({
    title: t('list.head.title'),
    description: t('list.head.description'),
    ...(search && { robots: 'noindex' as const }),
  });
  const hasJobs = page.jobs.length > 0;
  const isBoardEmpty = !hasJobs && search === '';
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- the address holds what is chosen
    <form
      ref={form}
      className={styles['page']}
      action={useHref(boardPath)}
      onSubmit={submit}
      // A value that the browser restores would count as a choice.
      autoComplete="off"
    >
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('list.title')}</h1>
          <p className={styles['text']}>{t('list.text')}</p>
          <SearchBar page={page} onChange={apply} />
        </div>
      </div>
      <div className={`${styles['columns']} ${isBoardEmpty ? styles['single'] : ''}`}>
        {!isBoardEmpty && <Filters page={page} onChange={apply} />}
        <section ref={list} tabIndex={-1} className={styles['results']} aria-label={t('list.results')}>
          {onRetry && <UpdateFailed onRetry={onRetry} list={list} />}
          <ActiveFilters filters={page.filters} />
          <ResultsLine page={page} isLoading={isLoading} />
          <Understood page={page} />
          {hasJobs && (
            <JobList jobs={page.jobs} heading="h2" isBusy={isLoading} isOutdated={onRetry !== null} />
          )}
          {!hasJobs && <NothingFound page={page} />}
          <Pages page={page} />
          <Suspense>{isSignedIn && <save.Content jobs={page.jobs} list={list} />}</Suspense>
        </section>
      </div>
    </form>
  );
}
