import type { InboxState, Notification } from '@sabi/contracts/http/notification/notifications';
import type { NotificationFolder } from '@sabi/contracts/notification/notification-kinds';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import { getInboxState } from './get-inbox-state';
import type { Inboxes } from './inboxes';
import type { NotificationRepository } from './notification-repository';
import { viewNotification } from './view-notification';

interface ListInput {
  readonly userId: string;
  readonly folder: NotificationFolder;
  readonly after: string | undefined;
}

interface ListDependencies {
  readonly inboxes: Pick<Inboxes, 'findSequence'>;
  readonly notifications: Pick<NotificationRepository, 'list' | 'countUnread'>;
}

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listNotifications(
  { userId, folder, after }: ListInput,
  dependencies: ListDependencies,
): Promise<InboxState & { notifications: Notification[]; next: string | null }> {
  const start = readPageStart(after);
  // Before the list, so that what arrives meanwhile is later than the sequence and stays unread.
  const state = await getInboxState({ userId }, dependencies);
  const page = { after: start, limit: pageSize + 1 };
  const found = await dependencies.notifications.list({ userId, folder }, page);
  const { rows, next } = cutPage(found, ({ updated_at: time, id }) => ({ time, id }));
  return { notifications: rows.map(viewNotification), next, ...state };
}
