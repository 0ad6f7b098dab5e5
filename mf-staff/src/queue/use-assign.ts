import { isRefusal, requestJson } from '@sabi/shell-sdk/http';
import { useAccountId, useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CaseOwnership, QueueCase } from './queue';
import { queuesKey } from './queue-query';

/** Takes a case that is not the caller's own, or gives an own one back, and reloads every queue. */
export function useAssign() {
  const { t } = useTranslation();
  const { fetch, toast } = useShell();
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const assign = useMutation({
    mutationFn: ({ path, version, owner }: CaseOwnership) =>
      requestJson<unknown>(fetch, path, {
        method: 'POST',
        body: JSON.stringify({ take: owner?.id !== accountId, version }),
        headers: { 'Content-Type': 'application/json' },
      }),
    onError: (error) => {
      const description = isRefusal(error) ? t('owner.failures.changed') : t('owner.failures.unreachable');
      toast({ tone: 'destructive', title: t('owner.failed'), description });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queuesKey }),
  });
  /** @returns whether the case can be assigned */
  return ({ ownership }: QueueCase): boolean => {
    if (!ownership) return false;
    if (!assign.isPending) assign.mutate(ownership);
    return true;
  };
}
