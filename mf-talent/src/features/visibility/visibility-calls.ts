import type {
  getVisibilityRoute,
  Visibility,
  VisibilityChange,
} from '@sabi/contracts/http/profile/visibility';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const path: (typeof getVisibilityRoute)['path'] = '/api/profile/v1/visibility';

function useVisibilityQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['visibility', id],
    queryFn: ({ signal }) => requestJson<Visibility>(fetch, path, { signal }),
    meta: shownInPlace,
  });
}

/** Visibility of the account to recruiters. */
export function useVisibility() {
  return useQuery(useVisibilityQuery());
}

/** Not optimistic: a profile must never be shown as hidden before it is. */
export function useChangeVisibility() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useVisibilityQuery();
  return useMutation({
    scope: { id: 'visibility' },
    mutationFn: (change: VisibilityChange) =>
      requestJson<Visibility>(fetch, path, { method: 'PATCH', json: change }),
    onSuccess: (visibility) => queryClient.setQueryData(queryKey, visibility),
  });
}
