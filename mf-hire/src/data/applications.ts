import type {
  Application,
  ApplicationCard,
  MoveResult,
  Stage,
} from '@sabi/contracts/http/hiring/applications';
import type { RejectionReason, rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCompany } from './company-context';
import { companyUrl, jobUrl } from './hiring-url';
import { useForgetJobs } from './jobs';

interface ApplicationPage {
  readonly stages: readonly Stage[];
  readonly applications: readonly ApplicationCard[];
  readonly next: string | null;
}

const listsKey = (companyId: string) => ['applications', companyId] as const;
const detailsKey = (companyId: string) => ['application', companyId] as const;

/** Applications to a job in a stage, first submitted first; null for all stages. */
export function useApplications(jobId: string, stage: string | null) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return useInfiniteQuery({
    queryKey: [...listsKey(companyId), jobId, stage],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(stage && { stage }), ...(pageParam && { after: pageParam }) });
      return requestJson<ApplicationPage>(fetch, `${jobUrl(companyId, jobId)}/applications?${query}`, {
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The stages to choose from stay in place while another stage loads.
    placeholderData: keepPreviousData,
    meta: shownInPlace,
  });
}

/** One application. The first request of a member opens it, so it is loaded only for its own page. */
export function useApplication(applicationId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const updateCards = useUpdateCards();
  return useQuery({
    queryKey: [...detailsKey(companyId), applicationId],
    queryFn: async ({ signal }) => {
      const url = `${companyUrl(companyId)}/applications/${applicationId}`;
      const application = await requestJson<Application>(fetch, url, { signal });
      const { opened_at: openedAt } = application;
      updateCards((card) =>
        card.application_id === applicationId ? { ...card, opened_at: openedAt } : card,
      );
      return application;
    },
    meta: shownInPlace,
  });
}

export type Move =
  | { readonly ids: readonly string[]; readonly stage: string }
  | {
      readonly ids: readonly string[];
      readonly stage: typeof rejectedStage;
      readonly reason: RejectionReason;
    };

export interface MovedApplication {
  readonly application_id: string;
  readonly result: MoveResult;
}

/** Moves applications, or rejects them. Lists show the result before they have loaded again. */
export function useMoveApplications() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const updateCards = useUpdateCards();
  const forgetJobs = useForgetJobs();
  return useMutation({
    mutationFn: (json: Move) =>
      requestJson<{ results: MovedApplication[] }>(fetch, `${companyUrl(companyId)}/applications/moves`, {
        method: 'POST',
        json,
      }),
    onSuccess: ({ results }, move) => {
      const moved = new Set(
        results.filter(({ result }) => result === 'moved').map(({ application_id: id }) => id),
      );
      updateCards((card) => (moved.has(card.application_id) ? applyMove(card, move) : card));
    },
    onSettled: () => {
      forgetJobs();
      void queryClient.invalidateQueries({ queryKey: listsKey(companyId) });
      return queryClient.invalidateQueries({ queryKey: detailsKey(companyId) });
    },
  });
}

const applyMove = (card: ApplicationCard, move: Move): ApplicationCard =>
  'reason' in move
    ? { ...card, state: 'rejected', reason: move.reason, answer_by: null }
    : { ...card, stage_id: move.stage };

/** Changes cards in the loaded lists. */
function useUpdateCards() {
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  return (change: (card: ApplicationCard) => ApplicationCard) =>
    queryClient.setQueriesData<InfiniteData<ApplicationPage>>(
      { queryKey: listsKey(companyId) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, applications: page.applications.map(change) })),
        },
    );
}
