import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { billingKey } from '@sabi/purchase';
import { useShell } from '@sabi/shell-sdk/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { createServiceRequest, fetchServiceRequests, withdrawServiceRequest } from './request-calls';

/** The account's service requests, newest first. */
export function useServiceRequests() {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: [...billingKey, 'service-requests'],
    queryFn: ({ pageParam, signal }) => fetchServiceRequests(fetch, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly ServiceRequest[] => pages.flatMap(({ requests }) => requests),
    meta: shownInPlace,
  });
}

/** Sends a request, and reloads the affected data, also when its outcome is unknown. */
export function useCreateRequest() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: Parameters<typeof createServiceRequest>[1]) => createServiceRequest(fetch, request),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: billingKey }),
  });
}

export function useWithdrawRequest() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withdrawServiceRequest(fetch, id),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: billingKey }),
  });
}
