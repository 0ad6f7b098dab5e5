import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany, useRights } from '../../data/company-context';
import { QueryContent } from '../../layout/query-content';
import { hirePaths } from '../../paths';
import { CloseDialog } from './close-dialog';
import type { JobAct } from './job-acts';
import styles from './job-list.module.css';
import { JobRow } from './job-row';
import { StateFilter } from './state-filter';
import { useJobActs } from './use-job-acts';
import type { useJobList } from './use-job-list';
import { useListKeys } from './use-list-keys';

/** The company's jobs; the filter is part of the address. */
export function JobList({ filter, choose, jobs, isEmpty }: ReturnType<typeof useJobList>) {
  const { t } = useTranslation();
  useListKeys();
  if (isEmpty) return <NoJobs />;
  return (
    <>
      <StateFilter value={filter} onChange={choose} />
      <QueryContent query={jobs} loadingLabel={t('jobs.loading')} rows={5}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.jobs);
          if (filter && list.length === 0)
            return (
              <div className={styles['none']}>
                <p>{t('jobs.noneInState', { state: t(`jobStates.${filter}`) })}</p>
                <Button variant="secondary" onClick={() => choose(null)}>
                  {t('jobs.showAll')}
                </Button>
              </div>
            );
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

/** For a company without any job; its button is the only one of the page. */
function NoJobs() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug } = useCompany();
  const { mayChangeJobs } = useRights();
  return (
    <div className={styles['none']}>
      <h2 className={styles['noneTitle']}>{t('jobs.none')}</h2>
      <p className={styles['noneText']}>{t(mayChangeJobs ? 'jobs.noneText' : 'jobs.noneReadOnly')}</p>
      {mayChangeJobs && (
        <ButtonLink href={localizedPath(language, hirePaths(slug).newJob)}>{t('jobs.new')}</ButtonLink>
      )}
    </div>
  );
}
