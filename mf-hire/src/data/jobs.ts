import type { Job, JobState, JobSummary } from '@sabi/contracts/http/hiring/jobs';
import type { CloseReason } from '@sabi/contracts/hiring/posting-terms';
import { createUuid, requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from './company-context';
import { jobUrl, jobsUrl } from './hiring-url';

interface JobPage {
  readonly jobs: readonly JobSummary[];
  readonly next: string | null;
}

const jobsKey = (companyId: string) => ['jobs', companyId] as const;

/** Jobs of the company in a state, last changed first; null for all states. */
export function useJobs(state: JobState | null) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useInfiniteQuery({
    queryKey: [...jobsKey(companyId), state],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(state && { state }), ...(pageParam && { after: pageParam }) });
      return requestJson<JobPage>(fetch, `${jobsUrl(companyId)}?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: shownInPlace,
  });
}

/** Title of a job; undefined until it has loaded. */
export function useJobTitle(jobId: string): string | undefined {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const job = useQuery({
    queryKey: ['job-title', companyId, jobId],
    queryFn: ({ signal }) => requestJson<Job>(fetch, jobUrl(companyId, jobId), { signal }),
    select: ({ posting }) => posting.title,
    meta: shownInPlace,
  });
  return job.data;
}

export type JobStep =
  | { readonly step: 'publish' | 'approve' | 'pause' | 'confirm' }
  | { readonly step: 'close'; readonly reason: CloseReason };

export type StepOfJob = JobStep & Pick<JobSummary, 'job_id' | 'version'>;

/** Changes the state of a job, with the version that the caller has seen. */
export function useJobStep() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ job_id: jobId, step, ...body }: StepOfJob) =>
      requestJson<Job>(fetch, `${jobUrl(companyId, jobId)}/${step}`, { method: 'POST', json: body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey(companyId) }),
  });
}

/** Creates a draft with the same posting. */
export function useDuplicateJob() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) =>
      requestJson<Job>(fetch, `${jobUrl(companyId, jobId)}/duplicate`, {
        method: 'POST',
        json: { job_id: createUuid() },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey(companyId) }),
  });
}

export function useForgetJobs(): () => void {
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: jobsKey(companyId) });
}
