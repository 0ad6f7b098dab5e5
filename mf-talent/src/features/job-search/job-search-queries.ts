import type { JobSearchCard, SavedJob } from '@sabi/contracts/http/hiring/job-search';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fetchAllowance,
  fetchBoard,
  fetchCard,
  fetchSavedJobs,
  withdrawApplication,
} from './job-search-calls';

/** Everything of the job search; a change of one part shows in others. */
const jobSearchKey = ['job-search'];
export const boardKey = [...jobSearchKey, 'board'];
export const savedKey = [...jobSearchKey, 'saved'];
export const cardKey = (id: string) => [...jobSearchKey, 'card', id];

export function useBoard() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: boardKey,
    queryFn: ({ signal }): Promise<readonly JobSearchCard[]> => fetchBoard(fetch, signal),
    meta: shownInPlace,
  });
}

export function useSavedJobs() {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: savedKey,
    queryFn: ({ pageParam, signal }) => fetchSavedJobs(fetch, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly SavedJob[] => pages.flatMap(({ saved_jobs: jobs }) => jobs),
    meta: shownInPlace,
  });
}

/** One card with its timeline and note. */
export function useCard(id: string) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => fetchCard(fetch, id, signal),
    meta: shownInPlace,
  });
}

/** Free applications of the month. */
export function useAllowance() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...jobSearchKey, 'allowance'],
    queryFn: ({ signal }) => fetchAllowance(fetch, signal),
    meta: shownInPlace,
  });
}

/** @returns a function that loads all of it again */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: jobSearchKey });
}

export function useWithdraw() {
  const { fetch } = useShell();
  const reload = useReload();
  return useMutation({
    mutationFn: (id: string) => withdrawApplication(fetch, id),
    onSettled: () => void reload(),
  });
}
