import type { JobSearchColumn } from '@sabi/contracts/hiring/job-search-terms';
import type { JobSearchCard, ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeExternal, removeExternal, restoreExternal } from '../job-search-calls';
import { boardKey, useReload } from '../job-search-queries';
import { useFailureText } from '../use-failure-text';

/** Moves and deletes external applications; a toast reports the result, with an undo. */
export function useExternalActs() {
  const { t } = useTranslation('job-search');
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const reload = useReload();
  const describe = useFailureText();
  const fail = (title: string) => async (error: unknown) => {
    toast({ tone: 'destructive', title, description: describe(error) });
    await reload();
  };
  const show = (changed: ExternalBoardCard) =>
    queryClient.setQueryData<readonly JobSearchCard[]>(boardKey, (cards) =>
      cards?.map((card) =>
        card.kind === 'external' && card.external_id === changed.external_id ? changed : card,
      ),
    );

  /** Shown at once, and put back where that fails. */
  const move = async (card: ExternalBoardCard, to: JobSearchColumn): Promise<void> => {
    if (card.column === to) return;
    show({ ...card, column: to });
    try {
      const moved = await changeExternal(fetch, card.external_id, { column: to, version: card.version });
      show(moved);
      const undo = { label: t('undo'), onSelect: () => void move(moved, card.column) };
      toast({ tone: 'success', title: t('move.done', { column: t(`columns.${to}`) }), action: undo });
    } catch (error) {
      show(card);
      await fail(t('move.failed'))(error);
      return;
    }
    await reload();
  };

  const remove = async (card: ExternalBoardCard): Promise<boolean> => {
    try {
      await removeExternal(fetch, card.external_id);
      const undo = { label: t('undo'), onSelect: () => void restore(card) };
      toast({ title: t('remove.done', { name: card.title }), action: undo });
    } catch (error) {
      await fail(t('remove.failed'))(error);
      return false;
    }
    queryClient.setQueryData<readonly JobSearchCard[]>(boardKey, (cards) =>
      cards?.filter((each) => each.kind !== 'external' || each.external_id !== card.external_id),
    );
    void reload();
    return true;
  };

  const restore = async ({ external_id: id, title }: ExternalBoardCard): Promise<void> => {
    try {
      await restoreExternal(fetch, id);
      toast({ tone: 'success', title: t('remove.restored', { name: title }) });
    } catch (error) {
      return fail(t('remove.notRestored'))(error);
    }
    await reload();
  };
  return { move, remove };
}
