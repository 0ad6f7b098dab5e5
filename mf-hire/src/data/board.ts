import type { BoardCard, BoardChange, BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { useOnline } from '@sabi/ui/network';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCompany } from './company-context';
import { jobUrl } from './hiring-url';

export interface Board {
  readonly columns: readonly BoardColumn[];
  readonly cards: readonly BoardCard[];
  readonly revision: string;
  /** Not all cards have loaded. */
  readonly isPartial: boolean;
  /** By stage: cards that came to it until then are over its limit of days; null where none were when it loaded. */
  readonly overdueUntil: Readonly<Record<string, string | null>>;
}

interface BoardPage extends Omit<Board, 'isPartial' | 'overdueUntil'> {
  readonly next: string | null;
}

/** How often changes of others are asked for, in milliseconds. */
const changesEveryMs = 1000;

function useBoardKey(jobId: string) {
  const { company_id: companyId } = useCompany();
  return ['board', companyId, jobId] as const;
}

/** All cards of a job's board. The first page is there before the others have loaded. */
export function useBoard(jobId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const queryKey = useBoardKey(jobId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Board> => {
      const load = (after: string) =>
        requestJson<BoardPage>(
          fetch,
          `${jobUrl(companyId, jobId)}/board?${new URLSearchParams(after && { after })}`,
          { signal },
        );
      const { columns, revision, ...first } = await load('');
      const cards = [...first.cards];
      if (first.next && !queryClient.getQueryData(queryKey))
        queryClient.setQueryData<Board>(queryKey, {
          columns,
          revision,
          cards: first.cards,
          isPartial: true,
          overdueUntil: {},
        });
      for (let { next } = first; next;) {
        const page = await load(next);
        cards.push(...page.cards);
        next = page.next;
      }
      return { columns, revision, cards, isPartial: false, overdueUntil: findOverdue(columns, cards) };
    },
    // Changes keep it current.
    staleTime: Infinity,
    meta: shownInPlace,
  });
}

/** svc-hiring counts working days, so its count says which cards are over the limit: the first ones that came. */
const findOverdue = (columns: readonly BoardColumn[], cards: readonly BoardCard[]): Board['overdueUntil'] =>
  Object.fromEntries(
    columns.map(({ stage_id: stage, over_sla: overSla }) => {
      const entered = cards.filter((card) => card.stage_id === stage).map((card) => card.entered_at);
      return [stage, entered.toSorted()[overSla - 1] ?? null];
    }),
  );

/** The cards of a loaded board, as svc-hiring has them. */
export function useBoardCards(jobId: string) {
  const queryClient = useQueryClient();
  const queryKey = useBoardKey(jobId);
  return {
    read: (): readonly BoardCard[] => queryClient.getQueryData<Board>(queryKey)?.cards ?? [],
    update: (change: (cards: readonly BoardCard[]) => readonly BoardCard[]) =>
      queryClient.setQueryData<Board>(queryKey, (board) => board && { ...board, cards: change(board.cards) }),
  };
}

/** Sets the limit of a stage of the job; null for none. The board has it then. */
export function useSetStageLimit(jobId: string) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const queryKey = useBoardKey(jobId);
  return useMutation({
    mutationFn: (json: { stage: string; limit: number | null }) =>
      requestJson<{ stages: Stage[] }>(fetch, `${jobUrl(companyId, jobId)}/stages`, {
        method: 'PATCH',
        json,
      }),
    onSuccess: ({ stages }) => {
      const limits = new Map(stages.map(({ id, limit }) => [id, limit ?? null]));
      queryClient.setQueryData<Board>(
        queryKey,
        (board) =>
          board && {
            ...board,
            columns: board.columns.map((column) => ({
              ...column,
              limit: limits.get(column.stage_id) ?? null,
            })),
          },
      );
    },
  });
}

/** A change that the board did not have, with the card as it was before. */
export interface NewChange extends BoardChange {
  readonly before: BoardCard | null;
}

/**
 * Changes since the last call, every second while the page is visible and the board complete. The board has them already.
 * @param apply the cards after a change
 */
export function useBoardChanges(
  jobId: string,
  { isPartial, apply }: Pick<Board, 'isPartial'> & { apply: ApplyChanges },
) {
  const { fetch } = useShell();
  const { company_id: companyId } = useCompany();
  const queryClient = useQueryClient();
  const boardKey = useBoardKey(jobId);
  const isOnline = useOnline();
  return useQuery({
    queryKey: ['board-changes', companyId, jobId],
    queryFn: async ({ signal }): Promise<readonly NewChange[]> => {
      const since = queryClient.getQueryData<Board>(boardKey)?.revision;
      if (!since) return [];
      const url = `${jobUrl(companyId, jobId)}/board/changes?${new URLSearchParams({ since })}`;
      const {
        revision,
        changes,
        is_complete: isComplete,
      } = await requestJson<ChangesAnswer>(fetch, url, {
        signal,
      });
      if (!isComplete) {
        await queryClient.invalidateQueries({ queryKey: boardKey });
        return [];
      }
      const board = queryClient.getQueryData<Board>(boardKey);
      if (!board) return [];
      const news = listNews(board.cards, changes);
      queryClient.setQueryData<Board>(boardKey, { ...board, revision, cards: apply(board.cards, news) });
      return news;
    },
    enabled: isOnline && !isPartial,
    refetchInterval: changesEveryMs,
    // What failed is asked for again a second later.
    retry: false,
    gcTime: 0,
    meta: shownInPlace,
  });
}

type ApplyChanges = (cards: readonly BoardCard[], news: readonly NewChange[]) => readonly BoardCard[];

interface ChangesAnswer {
  readonly revision: string;
  readonly changes: readonly BoardChange[];
  readonly is_complete: boolean;
}

function listNews(cards: readonly BoardCard[], changes: readonly BoardChange[]): NewChange[] {
  if (changes.length === 0) return [];
  const known = new Map(cards.map((card) => [card.application_id, card]));
  return changes
    .map((change) => ({ ...change, before: known.get(change.card.application_id) ?? null }))
    .filter(({ card, before }) => !before || card.version > before.version);
}
