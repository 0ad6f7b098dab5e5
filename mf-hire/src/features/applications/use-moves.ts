import { type RejectionReason, rejectedStage } from '@sabi/contracts/hiring/application-terms';
import type { ApplicationCard, NewLetter, Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { idsWith, type MoveTarget, type SentMoves, useMoveApplications } from '../../data/applications';
import { useFailureText } from '../../failures/use-failure-text';

export type MovedCard = Pick<ApplicationCard, 'application_id' | 'stage_id' | 'name'>;

export interface Rejection {
  readonly reason: RejectionReason;
  /** A letter to each talent. */
  readonly mail?: NewLetter;
  /** When the talents are notified; as early as possible without it. */
  readonly send_at?: string;
}

/** What is done with applications. Each throws the failure that its dialog shows. */
export interface Moves {
  readonly isMoving: boolean;
  readonly moveTo: (cards: readonly MovedCard[], stage: Stage) => Promise<void>;
  /** @param onSent called once svc-hiring has it, which may be later */
  readonly reject: (cards: readonly MovedCard[], rejection: Rejection, onSent?: () => void) => Promise<void>;
  readonly undo: () => void;
}

interface MoveEvents {
  readonly undo?: (ids: ReadonlySet<string>) => void;
  readonly moved?: () => void;
}

/**
 * Moves of applications; a toast reports the result, with an undo until the talents are notified.
 * @param on.undo called with the applications when the toast's undo is pressed, which goes with the toast
 * @param on.moved called once at least one has been moved or rejected
 */
export function useMoves(on: MoveEvents = {}): Moves {
  const { t } = useTranslation(['applications', 'hire']);
  const language = useLanguage();
  const shell = useShell();
  const describe = useFailureText();
  const { move, undo: undoing } = useMoveApplications();
  const undoLast = useRef<(() => void) | null>(null);

  const undo = async (operationIds: readonly string[]) => {
    undoLast.current = null;
    try {
      const undone = idsWith(await undoing.mutateAsync(operationIds), 'undone');
      shell.toast(
        undone.size > 0
          ? { title: t('move.undone', { count: undone.size }) }
          : { tone: 'destructive', title: t('move.notUndone'), description: t('move.left', { count: 1 }) },
      );
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('move.notUndone'), description: describe(error) });
    }
  };

  const report = ({ results, operationIds }: SentMoves, describeDone: (count: number) => string) => {
    const moved = idsWith(results, 'moved');
    const left = results.filter(({ result }) => result !== 'moved' && result !== 'unchanged').length;
    const failed = left > 0 && { description: t('move.left', { count: left }) };
    if (moved.size === 0) {
      shell.toast({ title: t('move.none'), ...failed });
      return;
    }
    const takeBack = () => void undo(operationIds);
    const canUndo = operationIds.length > 0;
    undoLast.current = canUndo ? takeBack : null;
    shell.toast({
      tone: 'success',
      title: describeDone(moved.size),
      ...failed,
      ...(canUndo && { action: { label: t('hire:undo'), onSelect: () => (on.undo?.(moved), takeBack()) } }),
    });
    on.moved?.();
  };

  const send = (cards: readonly MovedCard[], target: MoveTarget) =>
    move.mutateAsync({ ids: cards.map((card) => card.application_id), target });

  return {
    isMoving: move.isPending,
    moveTo: async (cards, stage) => {
      const name = stage.name[language];
      report(await send(cards, { stage: stage.id }), (count) => t('move.done', { count, stage: name }));
    },
    reject: async (cards, rejection, onSent) => {
      const sent = await send(cards, { stage: rejectedStage, ...rejection });
      onSent?.();
      report(sent, (count) => t('reject.done', { count }));
    },
    undo: () => undoLast.current?.(),
  };
}
