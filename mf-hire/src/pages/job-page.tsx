import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { localizedPath } from '@sabi/contracts/language';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { NotFound, useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCompany, useRights } from '../data/company-context';
import { jobUrl } from '../data/hiring-url';
import { hasCode } from '../failures/use-failure-text';
import { JobEditor } from '../features/job-editor/job-editor';
import { Page } from '../layout/page';
import styles from '../layout/page.module.css';
import { QueryContent } from '../layout/query-content';
import { hirePaths } from '../paths';

/** One job: the editor, read-only for members who may not edit and for closed jobs. */
export function JobPage() {
  const { t } = useTranslation(['editor', 'hire']);
  const language = useLanguage();
  const { jobId = '' } = useParams();
  const { slug } = useCompany();
  const { mayChangeJobs } = useRights();
  const { job, store } = useJob(jobId);
  if (hasCode(job.error, 'JOB_NOT_FOUND') || hasCode(job.error, 'REQUEST_INVALID')) return <NotFound />;
  const hasEnded = job.data?.state === 'closed' || job.data?.state === 'expired';
  return (
    <Page
      title={job.data?.posting.title ?? t('job')}
      lead={job.data && t(job.data.frozen_at ? 'hire:jobs.frozenShort' : `hire:jobStates.${job.data.state}`)}
      action={
        <a className={styles['back']} href={localizedPath(language, hirePaths(slug).jobs)}>
          {t('allJobs')}
        </a>
      }
    >
      <QueryContent query={job} loadingLabel={t('loading')} rows={6}>
        {(loaded) => (
          <JobEditor
            key={loaded.job_id}
            job={loaded}
            isReadOnly={!mayChangeJobs || hasEnded}
            onStored={store}
          />
        )}
      </QueryContent>
    </Page>
  );
}

/** Loaded once; from then on the editor has the values and reloads when necessary. */
function useJob(jobId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const store = useCallback(
    (stored: Job) => queryClient.setQueryData(['job', companyId, jobId], stored),
    [queryClient, companyId, jobId],
  );
  const job = useQuery({
    queryKey: ['job', companyId, jobId],
    queryFn: ({ signal }) => requestJson<Job>(fetch, jobUrl(companyId, jobId), { signal }),
    meta: shownInPlace,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { job, store };
}
