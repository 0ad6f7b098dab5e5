import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeNotice } from './billing-calls';
import { noticesKey, useAvailabilityNotices } from './queries';

interface Notice {
  /** Whether the notice is requested. */
  readonly isWanted: boolean;
  readonly isBusy: boolean;
  readonly toggle: () => void;
}

export function useNotice(kind: EntitlementKind): Notice {
  const { fetch, toast, clearFailures } = useShell();
  const { t } = useTranslation('purchase');
  const queryClient = useQueryClient();
  const { data } = useAvailabilityNotices();
  const isWanted = data?.kinds.includes(kind) ?? false;
  const change = useMutation({
    mutationFn: () => changeNotice(fetch, kind, !isWanted),
    onSuccess: () => {
      clearFailures?.();
      const others = (data?.kinds ?? []).filter((each) => each !== kind);
      queryClient.setQueryData(noticesKey, { kinds: isWanted ? others : [...others, kind] });
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: t('notice.failed'), description: t(`notice.${failureOf(error)}`) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: noticesKey }),
  });
  return { isWanted, isBusy: change.isPending, toggle: () => change.mutate() };
}

function failureOf(error: Error): 'offline' | 'unfit' | 'denied' | 'other' {
  if (!(error instanceof RequestFailed)) return 'other';
  if (error.status === 0) return 'offline';
  if (error.code === 'SERVICE_REQUEST_UNFIT') return 'unfit';
  return error.code === 'ACCESS_DENIED' ? 'denied' : 'other';
}
