import type { ListPage as ListPageData } from '@sabi/contracts/http/hiring/pages';
import { usePageHead } from '@sabi/shell-sdk/react';
import { type SubmitEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { JobList } from '../../components/job-list';
import { boardPath } from '@sabi/contracts/hiring/paths';
import { ActiveFilters } from './active-filters';
import { queryOfForm } from './filter-address';
import { Filters } from './filters';
import styles from './list-page.module.css';
import { NothingFound } from './nothing-found';
import { Pages } from './pages';
import { ResultsLine } from './results-line';
import { SearchBar } from './search-bar';
import { Understood } from './understood';
import { useListKeys } from './use-list-keys';

/** Open jobs by words, place and filters. Without script a form; with script each choice applies at once. */
export function ListPage({ page, isLoading }: { page: ListPageData; isLoading: boolean }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { form, apply, submit } = useFilterForm();
  const list = useListKeys();
  usePageHead({
    title: t('list.head.title'),
    description: t('list.head.description'),
    ...(search && { robots: 'noindex' as const }),
  });
  const hasJobs = page.jobs.length > 0;
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- the address holds what is chosen
    <form ref={form} className={styles['page']} action={useHref(boardPath)} onSubmit={submit}>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('list.title')}</h1>
          <p className={styles['text']}>{t('list.text')}</p>
          <SearchBar page={page} onChange={apply} />
        </div>
      </div>
      <div className={styles['columns']}>
        <Filters page={page} onChange={apply} />
        <section ref={list} className={styles['results']} aria-label={t('list.results')}>
          <ActiveFilters filters={page.filters} />
          <ResultsLine page={page} isLoading={isLoading} />
          <Understood page={page} />
          {hasJobs && <JobList jobs={page.jobs} heading="h2" isBusy={isLoading} />}
          {!hasJobs && <NothingFound page={page} />}
          <Pages page={page} />
        </section>
      </div>
    </form>
  );
}

/** Applies the form's values through the address. */
function useFilterForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const apply = () => form.current && void navigate(`${boardPath}${queryOfForm(form.current)}`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return { form, apply, submit };
}
