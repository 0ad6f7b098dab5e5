import type {
  getNotificationPreferencesRoute,
  NotificationPreferences,
} from '@sabi/contracts/http/profile/notification-preferences';
import type { NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';

const path: (typeof getNotificationPreferencesRoute)['path'] = '/api/profile/v1/notification-preferences';

function usePreferencesQuery() {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return queryOptions({
    queryKey: ['notification-preferences', id],
    queryFn: ({ signal }) => requestJson<NotificationPreferences>(fetch, path, { signal }),
    meta: shownInPlace,
  });
}

/** The account's notification preferences, by channel and topic. */
export function usePreferences() {
  return useQuery(usePreferencesQuery());
}

/** Switches one topic: an optimistic update, rolled back on failure. Quick successive changes are sent in order. */
export function useSwitchTopic(topic: NotificationTopic) {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = usePreferencesQuery();
  const show = (is_on: boolean) =>
    queryClient.setQueryData(queryKey, (before) => before && { email: { ...before.email, [topic]: is_on } });
  return useMutation({
    scope: { id: `notification-preferences.email.${topic}` },
    mutationFn: (is_on: boolean) =>
      requestJson<NotificationPreferences>(fetch, `${path}/email/${topic}`, {
        method: 'PUT',
        json: { is_on },
      }),
    onMutate: async (is_on) => {
      await queryClient.cancelQueries({ queryKey });
      show(is_on);
    },
    onError: async (_error, is_on) => {
      show(!is_on);
      await queryClient.invalidateQueries({ queryKey }); // it may have been saved although the answer was lost
    },
  });
}
