import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../failures/use-failure-text';

/** Outcome of acts in words: announced on the board; failures as messages of the shell, which stay. */
export function useActReports(stages: readonly Stage[], announce: (text: string) => void) {
  const { t } = useTranslation(['board', 'applications']);
  const language = useLanguage();
  const shell = useShell();
  const describe = useFailureText();
  const nameOf = (card: BoardCard) => card.name ?? t('applications:erased');
  const stageOf = (card: BoardCard) =>
    stages.find(({ id }) => id === card.stage_id)?.name[language] ?? card.stage_id;
  const fail = (title: string, description: string) => {
    announce('');
    shell.toast({ tone: 'destructive', title, description });
  };
  return {
    describeMove: (cards: readonly BoardCard[], stage: string): string => {
      const [single] = cards;
      return single && cards.length === 1
        ? t('live.movedOne', { name: nameOf(single), stage })
        : t('applications:move.done', { count: cards.length, stage });
    },
    describeRejection: (cards: readonly BoardCard[]): string => {
      const [single] = cards;
      return single && cards.length === 1
        ? t('live.rejectedOne', { name: nameOf(single) })
        : t('applications:reject.done', { count: cards.length });
    },
    /** @param error null where svc-hiring refused each on its own */
    goneBack: (cards: readonly BoardCard[], error: unknown): void => {
      const [single] = cards;
      if (!single) return;
      const title =
        cards.length === 1
          ? t('back.one', { name: nameOf(single), stage: stageOf(single) })
          : t('back.many', { count: cards.length });
      fail(title, error === null ? t('back.changed') : describe(error));
    },
    undone: (cards: readonly BoardCard[]): void => {
      const [single] = cards;
      announce(
        single && cards.length === 1
          ? t('live.undoneOne', { name: nameOf(single), stage: stageOf(single) })
          : t('live.undone', { count: cards.length }),
      );
    },
    notUndone: (error: unknown): void =>
      fail(t('back.notUndone'), error === null ? t('back.notUndoneText') : describe(error)),
  };
}
