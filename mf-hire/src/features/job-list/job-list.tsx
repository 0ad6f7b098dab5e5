import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCompany, useRights } from '../../data/company-context';
import { useJobs } from '../../data/jobs';
import { QueryContent } from '../../layout/query-content';
import { hirePaths } from '../../paths';
import { CloseDialog } from './close-dialog';
import type { JobAct } from './job-acts';
import { readStateFilter, type StateFilterValue } from './job-list-states';
import styles from './job-list.module.css';
import { JobRow } from './job-row';
import { StateFilter } from './state-filter';
import { useJobActs } from './use-job-acts';
import { useListKeys } from './use-list-keys';

/** The company's jobs; the filter is part of the address. */
export function JobList() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const filter = readStateFilter(search.get('state'));
  const jobs = useJobs(filter);
  useListKeys();
  const choose = (state: StateFilterValue) => setSearch(state ? { state } : {}, { replace: true });
  return (
    <>
      <StateFilter value={filter} onChange={choose} />
      <QueryContent query={jobs} loadingLabel={t('jobs.loading')} rows={5}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.jobs);
          if (list.length === 0) return <NoJobs filter={filter} onShowAll={() => choose(null)} />;
          return (
            <>
              <Rows jobs={list} />
              {jobs.hasNextPage && (
                <Button
                  variant="secondary"
                  className={styles['more']}
                  busy={jobs.isFetchingNextPage}
                  onClick={() => void jobs.fetchNextPage()}
                >
                  {t('jobs.more')}
                </Button>
              )}
            </>
          );
        }}
      </QueryContent>
    </>
  );
}

function Rows({ jobs }: { jobs: readonly JobSummary[] }) {
  const { t } = useTranslation();
  const [closing, setClosing] = useState<JobSummary | null>(null);
  const { run, busyId } = useJobActs();
  const act = (what: JobAct, job: JobSummary) => {
    if (what === 'close' || what === 'discard') setClosing(job);
    else void run(what, job);
  };
  return (
    <>
      <ul className={styles['list']} aria-label={t('jobs.title')}>
        {jobs.map((job) => (
          <JobRow key={job.job_id} job={job} isBusy={busyId === job.job_id} onAct={act} />
        ))}
      </ul>
      {closing && <CloseDialog job={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function NoJobs({ filter, onShowAll }: { filter: StateFilterValue; onShowAll: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useCompany();
  const { mayChangeJobs } = useRights();
  if (filter)
    return (
      <div className={styles['none']}>
        <p>{t('jobs.noneInState', { state: t(`jobStates.${filter}`) })}</p>
        <Button variant="secondary" onClick={onShowAll}>
          {t('jobs.showAll')}
        </Button>
      </div>
    );
  return (
    <div className={styles['none']}>
      <p className={styles['noneTitle']}>{t('jobs.none')}</p>
      {mayChangeJobs && (
        <>
          <p>{t('jobs.noneText')}</p>
          <ButtonLink variant="secondary" href={localizedPath(language, hirePaths(slug).newJob)}>
            {t('jobs.new')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
