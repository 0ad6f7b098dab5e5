import type { InboxState, Notification } from '@sabi/contracts/http/notification/notifications';
import type { NotificationFolder } from '@sabi/contracts/notification/notification-kinds';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  fetchMessages,
  fetchNotifications,
  fetchSubjects,
  fetchThread,
  type NotificationPage,
} from './inbox-calls';

export const inboxKey = ['inbox'] as const;
const listsKey = [...inboxKey, 'list'] as const;
export const threadKey = (id: string) => [...inboxKey, 'thread', id] as const;

/** Where the shell does not report changes. */
const pollMs = 60_000;

/** Emitted by the shell with each change of the account's inbox. */
const inboxChanged = 'shell:inbox-changed';

/** Notifications of a folder, latest first. */
export function useNotifications(folder: NotificationFolder) {
  const { fetch } = useShell();
  return useInfiniteQuery({
    queryKey: [...listsKey, folder],
    queryFn: ({ pageParam, signal }) => fetchNotifications(fetch, { folder, after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: NotificationPage) => next,
    select: ({ pages }) => ({
      // Archived or taken back a moment ago, and not loaded again yet.
      notifications: pages
        .flatMap(({ notifications }) => notifications)
        .filter((each) => (each.archived_at !== null) === (folder === 'archived')),
      unread: pages.at(-1)?.unread ?? 0,
      sequence: Math.min(...pages.map(({ sequence }) => sequence)),
    }),
    refetchInterval: pollMs,
    meta: shownInPlace,
  });
}

/** Loads the inbox again when the shell reports a change that the loaded lists do not have. */
export function useInboxChanges(): void {
  const { events } = useShell();
  const queryClient = useQueryClient();
  useEffect(() => {
    const isNew = (detail: unknown): boolean => {
      const { sequence } = detail as InboxState;
      const lists = queryClient.getQueriesData<InfiniteData<NotificationPage>>({ queryKey: listsKey });
      return lists.some(([, list]) => list?.pages.some((page) => page.sequence !== sequence));
    };
    return events.on(inboxChanged, (detail) => {
      if (isNew(detail)) void queryClient.invalidateQueries({ queryKey: inboxKey });
    });
  }, [events, queryClient]);
}

/** @returns a function that changes notifications in the loaded lists before the service has answered */
export function useUpdateLists() {
  const queryClient = useQueryClient();
  return useCallback(
    (change: (notification: Notification) => Notification) =>
      queryClient.setQueriesData<InfiniteData<NotificationPage>>(
        { queryKey: listsKey },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })),
          },
      ),
    [queryClient],
  );
}

/** As many as the service answers at once. */
const subjectsMax = 50;

/** What the conversations are called; those that the account may not read are missing. */
export function useSubjects(ids: readonly string[]) {
  const { fetch } = useShell();
  const sorted = ids.toSorted();
  return useQuery({
    queryKey: [...inboxKey, 'subjects', sorted],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(sorted.length / subjectsMax) }, (_, part) =>
        sorted.slice(part * subjectsMax, (part + 1) * subjectsMax),
      );
      const found = await Promise.all(parts.map((part) => fetchSubjects(fetch, part, signal)));
      return new Map(found.flat().map((subject) => [subject.application_id, subject]));
    },
    enabled: sorted.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Without titles the rows are still of use.
    meta: shownInPlace,
  });
}

/** The thread; null where nothing has been written yet, or for a thread of others. */
export function useThread(id: string) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => fetchThread(fetch, id, signal),
    meta: shownInPlace,
  });
}

/** @param after number of the message before the first one shown */
export function useMessages({ id, after, lastNo }: { id: string; after: number; lastNo: number }) {
  const { fetch } = useShell();
  return useQuery({
    queryKey: [...threadKey(id), 'messages', after, lastNo],
    queryFn: ({ signal }) => fetchMessages(fetch, { id, after }, signal),
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    meta: shownInPlace,
  });
}
