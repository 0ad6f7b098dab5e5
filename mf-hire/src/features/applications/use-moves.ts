import { type RejectionReason, rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { movesMax } from '@sabi/contracts/hiring/field-limits';
import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Move, type MovedApplication, useMoveApplications } from '../../data/applications';
import { useFailureText } from '../../failures/use-failure-text';

export type MovedCard = Pick<ApplicationCard, 'application_id' | 'stage_id' | 'name'>;

/** Moves of applications; a toast reports the result, with an undo where svc-hiring allows the way back. */
export function useMoves() {
  const { t } = useTranslation(['applications', 'hire']);
  const language = useLanguage();
  const shell = useShell();
  const describe = useFailureText();
  const { mutateAsync, isPending } = useMoveApplications();
  const undoLast = useRef<(() => void) | null>(null);

  const send = async (ids: readonly string[], target: Omit<Move, 'ids'>): Promise<MovedApplication[]> => {
    const results: MovedApplication[] = [];
    for (let start = 0; start < ids.length; start += movesMax) {
      const part = { ...target, ids: ids.slice(start, start + movesMax) } as Move;
      results.push(...(await mutateAsync(part)).results);
    }
    return results;
  };

  const undo = async (cards: readonly MovedCard[]) => {
    undoLast.current = null;
    try {
      for (const stage of new Set(cards.map((card) => card.stage_id))) {
        const ids = cards.filter((card) => card.stage_id === stage).map((card) => card.application_id);
        await send(ids, { stage });
      }
      shell.toast({ title: t('move.undone', { count: cards.length }) });
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('move.notUndone'), description: describe(error) });
    }
  };

  const report = (cards: readonly MovedCard[], results: readonly MovedApplication[], done: DoneText) => {
    const moved = new Set(
      results.filter(({ result }) => result === 'moved').map(({ application_id: id }) => id),
    );
    const changed = cards.filter((card) => moved.has(card.application_id));
    const left = results.filter(({ result }) => result !== 'moved' && result !== 'unchanged').length;
    const failed = left > 0 && { description: t('move.left', { count: left }) };
    if (changed.length === 0) {
      shell.toast({ title: t('move.none'), ...failed });
      return;
    }
    const takeBack = () => void undo(changed);
    undoLast.current = done.isFinal ? null : takeBack;
    shell.toast({
      tone: 'success',
      title: done.text(changed.length),
      ...failed,
      ...(!done.isFinal && { action: { label: t('hire:undo'), onSelect: takeBack } }),
    });
  };

  return {
    isMoving: isPending,
    /** @throws the failure */
    moveTo: async (cards: readonly MovedCard[], stage: Stage): Promise<void> => {
      const results = await send(idsOf(cards), { stage: stage.id });
      const name = stage.name[language];
      report(cards, results, {
        text: (count) => t('move.done', { count, stage: name }),
        isFinal: stage.kind === 'hired',
      });
    },
    /** @throws the failure */
    reject: async (cards: readonly MovedCard[], reason: RejectionReason): Promise<void> => {
      const results = await send(idsOf(cards), { stage: rejectedStage, reason } as Omit<Move, 'ids'>);
      report(cards, results, { text: (count) => t('reject.done', { count }), isFinal: true });
    },
    undo: () => undoLast.current?.(),
  };
}

interface DoneText {
  readonly text: (count: number) => string;
  /** The state after it cannot be left. */
  readonly isFinal: boolean;
}

const idsOf = (cards: readonly MovedCard[]): string[] => cards.map((card) => card.application_id);
