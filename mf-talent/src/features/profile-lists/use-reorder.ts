import type { OrderedList } from '@sabi/contracts/http/profile/entry-order';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '../../profile/use-profile';
import { saveOrder } from './entry-calls';
import { toOrderFailure } from './order-failure';
import { sortByIds } from './sort-by-ids';

/**
 * Saves the order of a list: an optimistic update, rolled back on failure. The profile is then reloaded, as entries may have been
 * added or removed meanwhile.
 */
export function useReorder(list: OrderedList) {
  const { t } = useTranslation('editing');
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const show = (ids: readonly string[]) =>
    queryClient.setQueryData<FullProfile>(queryKey, (full) => full && withOrder(full, list, ids));
  return useMutation({
    mutationFn: (ids: readonly string[]) => saveOrder(fetch, list, ids),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<FullProfile>(queryKey)?.lists[list] ?? [];
      show(ids);
      return before.map(({ id }) => id);
    },
    onSuccess: () => toast({ tone: 'success', title: t('saved') }),
    onError: (_error, _ids, before) => {
      if (before) show(before);
      toast({ tone: 'destructive', title: t('failed') });
    },
    onSettled: (_none, error) => {
      const reloaded = queryClient.invalidateQueries({ queryKey });
      // The notice describes the reloaded list, so it waits for it.
      return error && toOrderFailure(error) === 'changed' ? reloaded : undefined;
    },
  });
}

function withOrder(full: FullProfile, list: OrderedList, ids: readonly string[]): FullProfile {
  const entries: readonly { id: string }[] = full.lists[list];
  return { ...full, lists: { ...full.lists, [list]: sortByIds(entries, ids) } };
}
