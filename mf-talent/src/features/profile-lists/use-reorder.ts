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
 * Saves the order of a list. The page shows it at once, and the one before again when the service did not take it; the
 * profile is then loaded anew, for an entry may have been added or removed meanwhile.
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
      // What the notice says of the list is true once it has come.
      return error && toOrderFailure(error) === 'changed' ? reloaded : undefined;
    },
  });
}

function withOrder(full: FullProfile, list: OrderedList, ids: readonly string[]): FullProfile {
  const entries: readonly { id: string }[] = full.lists[list];
  return { ...full, lists: { ...full.lists, [list]: sortByIds(entries, ids) } };
}
