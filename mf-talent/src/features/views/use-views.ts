import type { listViewsRoute, ViewReceipt } from '@sabi/contracts/http/hiring/views';
import { requestJson } from '@sabi/shell-sdk/http';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';

const path: (typeof listViewsRoute)['path'] = '/api/hiring/v1/my/views';

interface ViewPage {
  readonly views: readonly ViewReceipt[];
  readonly next: string | null;
}

/** Who looked at the account's applications, newest first, by pages. */
export function useViews() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useInfiniteQuery({
    queryKey: ['views', id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?${new URLSearchParams({ after: pageParam }).toString()}`;
      return requestJson<ViewPage>(fetch, `${path}${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ views }) => views),
    meta: shownInPlace,
  });
}
