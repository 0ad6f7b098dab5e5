import type {
  Application,
  ApplicationCard,
  MoveResult,
  NewLetter,
  Stage,
  UndoResult,
} from '@sabi/contracts/http/hiring/applications';
import type { RejectionReason, rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { movesMax } from '@sabi/contracts/hiring/field-limits';
import { createUuid, request, requestJson } from '@sabi/shell-sdk/http';
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
import { useRef } from 'react';
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

/**
 * The CV's file of an application. Each first request of a day is one that the applicant sees, so it is made by a click
 * alone, and once for all that is done with the file.
 */
export function useCvFile(applicationId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const requested = useRef<Promise<Blob> | null>(null);
  const { data, error, mutateAsync } = useMutation({
    mutationFn: async () => {
      const url = `${companyUrl(companyId)}/applications/${applicationId}/cv-file`;
      return (await request(fetch, url, { method: 'GET' })).blob();
    },
  });
  const requestFile = () => {
    requested.current ??= mutateAsync().catch((failure: unknown) => {
      requested.current = null;
      throw failure;
    });
    return requested.current;
  };
  return { content: data ?? null, error, request: requestFile };
}

export type MoveTarget =
  | { readonly stage: string; readonly before?: string }
  | {
      readonly stage: typeof rejectedStage;
      readonly reason: RejectionReason;
      /** A letter to each talent. */
      readonly mail?: NewLetter;
      readonly send_at?: string;
    };

export interface MovedApplication {
  readonly application_id: string;
  readonly result: MoveResult;
}

/** Outcome of moves that were sent as several requests. */
export interface SentMoves {
  readonly results: readonly MovedApplication[];
  /** What can be undone. */
  readonly operationIds: readonly string[];
}

/** Moves applications, or rejects them, in requests of as many as svc-hiring takes. */
export function useSendMoves() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return async (ids: readonly string[], target: MoveTarget): Promise<SentMoves> => {
    const results: MovedApplication[] = [];
    const operationIds: string[] = [];
    for (let start = 0; start < ids.length; start += movesMax) {
      const json = { ...target, ids: ids.slice(start, start + movesMax), idempotency_key: createUuid() };
      const url = `${companyUrl(companyId)}/applications/moves`;
      const sent = await requestJson<{ results: MovedApplication[]; operation_id?: string | null }>(
        fetch,
        url,
        { method: 'POST', json },
      );
      results.push(...sent.results);
      if (sent.operation_id) operationIds.push(sent.operation_id);
    }
    return { results, operationIds };
  };
}

export interface UndoneApplication {
  readonly application_id: string;
  readonly result: UndoResult;
}

/** Gives applications their stage and place back. @throws OPERATION_ENDED after 10 minutes */
export function useSendUndo() {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  return async (operationIds: readonly string[]): Promise<readonly UndoneApplication[]> => {
    const results: UndoneApplication[] = [];
    // The last one first: an application may be in several.
    for (const id of operationIds.toReversed()) {
      const url = `${companyUrl(companyId)}/operations/${id}/undo`;
      const sent = await requestJson<{ results: UndoneApplication[] }>(fetch, url, { method: 'POST' });
      results.push(...sent.results);
    }
    return results;
  };
}

/** Moves and undoes for the lists, which show the result before they have loaded again. */
export function useMoveApplications() {
  const sendMoves = useSendMoves();
  const sendUndo = useSendUndo();
  const updateCards = useUpdateCards();
  const forget = useForgetApplications();
  const move = useMutation({
    mutationFn: ({ ids, target }: { ids: readonly string[]; target: MoveTarget }) => sendMoves(ids, target),
    onSuccess: ({ results }, { target }) => {
      const moved = idsWith(results, 'moved');
      updateCards((card) => (moved.has(card.application_id) ? applyMove(card, target) : card));
    },
    onSettled: forget,
  });
  const undo = useMutation({ mutationFn: sendUndo, onSettled: forget });
  return { move, undo };
}

/** Loads lists and pages of applications again. */
export function useForgetApplications() {
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const forgetJobs = useForgetJobs();
  return () => {
    forgetJobs();
    void queryClient.invalidateQueries({ queryKey: listsKey(companyId) });
    return queryClient.invalidateQueries({ queryKey: detailsKey(companyId) });
  };
}

/** Ids of the results of a kind. */
export const idsWith = <R extends string>(
  results: readonly { readonly application_id: string; readonly result: R }[],
  kind: R,
): ReadonlySet<string> =>
  new Set(results.filter(({ result }) => result === kind).map(({ application_id: id }) => id));

const applyMove = (card: ApplicationCard, target: MoveTarget): ApplicationCard =>
  'reason' in target
    ? { ...card, state: 'rejected', reason: target.reason, answer_by: null }
    : { ...card, stage_id: target.stage };

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
