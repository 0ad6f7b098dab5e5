import type {
  listShareLinksRoute,
  NewShareLink,
  ShareLink,
  ShareLinkChange,
  ShareLinkView,
} from '@sabi/contracts/http/profile/sharing';
import { request, requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const path: (typeof listShareLinksRoute)['path'] = '/api/profile/v1/share-links';

const useListKey = () => ['share-links', useSignedInUser().id] as const;

/** The owner's links, active ones first. */
export function useShareLinks() {
  const { fetch } = useShell();
  return useQuery({
    queryKey: useListKey(),
    queryFn: async ({ signal }) => (await requestJson<{ links: ShareLink[] }>(fetch, path, { signal })).links,
    meta: shownInPlace,
  });
}

/** Views of a link, newest first. */
export function useShareLinkViews({ id, view_count }: ShareLink) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: ['share-link-views', id, view_count],
    queryFn: async ({ signal }) =>
      (await requestJson<{ views: ShareLinkView[] }>(fetch, `${path}/${id}/views`, { signal })).views,
    meta: shownInPlace,
  });
}

/** Mutations of share links; the list is reloaded after each, whether or not it succeeded. */
export function useShareLinkActs() {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const queryKey = useListKey();
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const create = useMutation({
    mutationFn: (json: NewShareLink) => requestJson<ShareLink>(fetch, path, { method: 'POST', json }),
    onSuccess: (link) => queryClient.setQueryData<ShareLink[]>(queryKey, (links = []) => [link, ...links]),
    onError: refresh,
  });
  const change = useMutation({
    mutationFn: ({ id, ...json }: ShareLinkChange & { id: string }) =>
      requestJson<ShareLink>(fetch, `${path}/${id}`, { method: 'PATCH', json }),
    onSettled: refresh,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => request(fetch, `${path}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
  return { create, change, revoke };
}
