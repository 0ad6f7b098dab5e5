import type { Notification } from '@sabi/contracts/http/notification/notifications';
import {
  notificationSubjectTypes,
  type NotificationSubjectType,
} from '@sabi/contracts/notification/notification-kinds';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Conversation } from './conversations';
import { changeNotification, type NotificationChange, readNotifications } from './inbox-calls';
import { inboxKey, useUpdateLists } from './inbox-queries';

export interface InboxActs {
  /** Marks what the caller has seen of it. */
  read(conversation: Conversation): Promise<void>;
  setUnread(conversation: Conversation): Promise<void>;
  /** Archives it, or takes that back; offers to undo an archiving. */
  archive(conversation: Conversation, isArchived: boolean): Promise<void>;
  readAll(): Promise<void>;
}

const isKnownType = (type: string): type is NotificationSubjectType =>
  (notificationSubjectTypes as readonly string[]).includes(type);

/** Lists show the result at once. After a failure they are loaded again. @param sequence of the inbox as shown */
export function useInboxActs(sequence: number): InboxActs {
  const { fetch, toast, clearFailures } = useShell();
  const { t } = useTranslation('inbox');
  const queryClient = useQueryClient();
  const update = useUpdateLists();

  const act = async (
    shown: (notification: Notification) => Notification,
    calls: () => Promise<unknown>,
  ): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: [...inboxKey, 'list'] });
    update(shown);
    try {
      await calls();
      clearFailures?.();
      return true;
    } catch {
      toast({ tone: 'destructive', title: t('acts.failed') });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [...inboxKey, 'list'] });
    }
  };
  const change = (notifications: readonly Notification[], changes: NotificationChange) => {
    const ids = new Set(notifications.map((each) => each.notification_id));
    return act(
      (each) => (ids.has(each.notification_id) ? applyChange(each, changes) : each),
      () => Promise.all([...ids].map((id) => changeNotification(fetch, id, changes))),
    );
  };
  const archive: InboxActs['archive'] = async (conversation, isArchived) => {
    const isDone = await change(conversation.notifications, { is_archived: isArchived });
    if (!isDone) return;
    const undo = { label: t('acts.undo'), onSelect: () => void archive(conversation, false) };
    toast({ title: t(isArchived ? 'acts.archived' : 'acts.restored'), ...(isArchived && { action: undo }) });
  };
  return {
    read: async ({ notifications }) => {
      const unread = notifications.filter((each) => each.read_at === null);
      const [own, others] = [
        unread.filter(({ subject }) => isKnownType(subject.type)),
        unread.filter(({ subject }) => !isKnownType(subject.type)),
      ];
      const subjects = new Map(own.map(({ subject }) => [subject.type, subject.id]));
      const ids = new Set(unread.map((each) => each.notification_id));
      await act(
        (each) => (ids.has(each.notification_id) ? applyChange(each, { is_read: true }) : each),
        () =>
          Promise.all([
            ...[...subjects].map(
              ([type, id]) =>
                isKnownType(type) && readNotifications(fetch, { through: sequence, subject: { type, id } }),
            ),
            ...others.map((each) => changeNotification(fetch, each.notification_id, { is_read: true })),
          ]),
      );
    },
    setUnread: async ({ latest }) => void (await change([latest], { is_read: false })),
    archive,
    readAll: async () =>
      void (await act(
        (each) => applyChange(each, { is_read: true }),
        () => readNotifications(fetch, { through: sequence }),
      )),
  };
}

function applyChange(
  notification: Notification,
  { is_read: isRead, is_archived: isArchived }: NotificationChange,
): Notification {
  const now = new Date().toISOString();
  return {
    ...notification,
    ...(isRead !== undefined && { read_at: isRead ? (notification.read_at ?? now) : null }),
    ...(isArchived !== undefined && { archived_at: isArchived ? (notification.archived_at ?? now) : null }),
  };
}
