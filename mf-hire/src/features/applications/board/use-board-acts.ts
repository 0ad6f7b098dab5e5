import { rejectedStage, undoMinutes } from '@sabi/contracts/hiring/application-terms';
import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  idsWith,
  type MoveTarget,
  useForgetApplications,
  useSendMoves,
  useSendUndo,
} from '../../../data/applications';
import { useBoardCards } from '../../../data/board';
import type { MovedCard, Rejection } from '../use-moves';
import { byRank } from './board-columns';
import { applyChange, applyConfirmed, type CardChange, moveCards, versionsOf } from './card-changes';
import { useActReports } from './use-act-reports';
import { usePendingChanges } from './use-pending-changes';

/** How long an act can be undone, in milliseconds. */
const undoMs = undoMinutes * 60_000;

/** An act that can be undone. */
export interface DoneAct {
  readonly text: string;
  /** The cards as they were. */
  readonly before: CardChange;
  readonly operationIds: readonly string[];
  readonly until: number;
}

interface Act {
  readonly moved: readonly BoardCard[];
  readonly target: MoveTarget;
  /** The cards after it; null for those that leave the board. */
  readonly change: CardChange;
  readonly text: string;
  /** Called once svc-hiring has it. */
  readonly onSent?: (() => void) | undefined;
}

interface BoardActsOptions {
  readonly jobId: string;
  readonly cards: readonly BoardCard[];
  readonly stages: readonly Stage[];
  readonly announce: (text: string) => void;
}

/** Acts on cards. The board shows the result at once, and what svc-hiring refuses goes back. */
export function useBoardActs({ jobId, cards: confirmedCards, stages, announce }: BoardActsOptions) {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const reports = useActReports(stages, announce);
  const pending = usePendingChanges();
  const [done, setDone] = useState<readonly DoneAct[]>([]);
  const requests = useActRequests(jobId, reports, (act) => setDone((acts) => [...acts, act]));
  // The same list while nothing changes, as all columns are sorted anew with it.
  const cards = useMemo(
    () => pending.changes.reduce(applyChange, confirmedCards),
    [pending.changes, confirmedCards],
  );

  const find = (moved: readonly MovedCard[]) => {
    const ids = new Set(moved.map((card) => card.application_id));
    return cards.filter((card) => ids.has(card.application_id));
  };
  const perform = (act: Act) => {
    if (act.change.size === 0) return;
    announce(act.text);
    pending.show(act.change, () => requests.send(act));
  };
  const undo = (): readonly BoardCard[] => {
    const act = done.findLast(({ until }) => until > Date.now());
    if (!act) {
      announce(t('live.nothingToUndo'));
      return [];
    }
    setDone((acts) => acts.filter((each) => each !== act));
    const returned = [...act.before.values()].filter((card) => card !== null);
    reports.undone(returned);
    pending.show(act.before, () => requests.undo(act));
    return returned;
  };

  return {
    cards,
    last: done.at(-1),
    /** @returns the cards as they are then */
    undo,
    /** @param before the card in front of which they are put; at the end without one */
    moveTo: async (all: readonly MovedCard[], stage: Stage, before?: string): Promise<void> => {
      const column = cards.filter((card) => card.stage_id === stage.id).toSorted(byRank);
      const moved = find(all).filter((card) => before !== undefined || card.stage_id !== stage.id);
      perform({
        moved,
        target: { stage: stage.id, ...(before && { before }) },
        change: moveCards(moved, { stage: stage.id, before, column }),
        text: reports.describeMove(moved, stage.name[language]),
      });
    },
    reject: async (all: readonly MovedCard[], rejection: Rejection, onSent?: () => void): Promise<void> => {
      const moved = find(all);
      perform({
        moved,
        target: { stage: rejectedStage, ...rejection },
        change: new Map(moved.map((card) => [card.application_id, null])),
        text: reports.describeRejection(moved),
        onSent,
      });
    },
  };
}

type Reports = ReturnType<typeof useActReports>;

/** Requests of acts; what they confirm is part of the board from then on, what they refuse is reported. */
function useActRequests(jobId: string, reports: Reports, onDone: (act: DoneAct) => void) {
  const store = useBoardCards(jobId);
  const [sendMoves, sendUndo, forget] = [useSendMoves(), useSendUndo(), useForgetApplications()];
  return {
    send: async ({ moved, target, change, text, onSent }: Act): Promise<void> => {
      const sent = versionsOf(store.read());
      try {
        const { results, operationIds } = await sendMoves([...change.keys()], target);
        onSent?.();
        const confirmed = idsWith(results, 'moved');
        store.update((all) => applyConfirmed(all, { change, confirmed, sent }));
        const isConfirmed = (card: BoardCard) => confirmed.has(card.application_id);
        const before = new Map(moved.filter(isConfirmed).map((card) => [card.application_id, card]));
        if (operationIds.length > 0 && before.size > 0)
          onDone({ text, before, operationIds, until: Date.now() + undoMs });
        const unchanged = idsWith(results, 'unchanged');
        const refused = moved.filter((card) => !isConfirmed(card) && !unchanged.has(card.application_id));
        reports.goneBack(refused, null);
      } catch (error) {
        reports.goneBack(moved, error);
      }
      void forget();
    },
    undo: async ({ before, operationIds }: DoneAct): Promise<void> => {
      const sent = versionsOf(store.read());
      try {
        const confirmed = idsWith(await sendUndo(operationIds), 'undone');
        store.update((all) => applyConfirmed(all, { change: before, confirmed, sent }));
        if (confirmed.size < before.size) reports.notUndone(null);
      } catch (error) {
        reports.notUndone(error);
      }
      void forget();
    },
  };
}
