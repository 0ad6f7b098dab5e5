import type { WrittenList } from '@sabi/contracts/http/profile/entries';
import { isRefusal, RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failedText } from '@sabi/shell-sdk/queries';
import { useProfileQuery } from '../../profile/use-profile';
import { removeEntry, restoreEntry } from './entry-calls';

const isGone = (error: unknown) => error instanceof RequestFailed && error.code === 'ENTRY_NOT_FOUND';

/** @returns a function that deletes an entry and offers to undo it; call it before the entry leaves the page */
export function useEntryRemoval(list: WrittenList) {
  const { t } = useTranslation();
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const underWay = useRef(new Set<string>());

  const reload = () => queryClient.invalidateQueries({ queryKey });
  const showFailure = (error: unknown) => {
    const isMistaken = isRefusal(error) && error.status !== 403;
    const description = t(
      isGone(error) ? 'entries.gone' : isMistaken ? 'entries.refused' : failedText(error),
    );
    toast({ tone: 'destructive', title: t('entries.failed'), description });
  };
  const restore = async ({ id, name }: { id: string; name: string }) => {
    try {
      await restoreEntry(fetch, list, id);
      toast({ tone: 'success', title: t('entries.restored', { name }) });
    } catch (error) {
      showFailure(error);
    }
    await reload();
  };

  return async (entry: { id: string; name: string }, onGone: () => void): Promise<void> => {
    if (underWay.current.has(entry.id)) return;
    underWay.current.add(entry.id);
    try {
      await removeEntry(fetch, list, entry.id);
      const action = { label: t('entries.undo'), onSelect: () => void restore(entry) };
      toast({ title: t('entries.removed', { name: entry.name }), action });
    } catch (error) {
      if (!isGone(error)) return showFailure(error);
    } finally {
      underWay.current.delete(entry.id);
    }
    onGone();
    await reload();
  };
}
