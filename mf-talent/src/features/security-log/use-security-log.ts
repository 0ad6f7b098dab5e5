import type { OwnAudit } from '@sabi/contracts/http/identity/own-audit';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

export type SecurityLogEntry = OwnAudit['entries'][number];

/** Security events of the account, newest first, by pages. */
export function useSecurityLog() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useInfiniteQuery({
    queryKey: ['security-log', id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ before: pageParam }).toString()}`;
      return requestJson<OwnAudit>(fetch, `/auth/v1/user/audit${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    meta: shownInPlace,
  });
}
