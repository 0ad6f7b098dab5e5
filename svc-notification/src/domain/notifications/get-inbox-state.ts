import type { InboxEvent, InboxState } from '@sabi/contracts/http/notification/notifications';
import type { Inboxes } from './inboxes';
import type { NotificationRepository } from './notification-repository';

const mostChanges = 50;

interface StateDependencies {
  readonly inboxes: Pick<Inboxes, 'findSequence'>;
  readonly notifications: Pick<NotificationRepository, 'countUnread'>;
}

/** The sequence is read first: where the inbox changes meanwhile, the count is the newer one and the next event says it again. */
export async function getInboxState(
  { userId }: { userId: string },
  { inboxes, notifications }: StateDependencies,
): Promise<InboxState> {
  const sequence = await inboxes.findSequence(userId);
  const { notifications: unread, subjects } = await notifications.countUnread(userId);
  return { sequence, unread, unread_subjects: subjects };
}

/** @param inbox.since sequence of the event before; null for a caller without one */
export async function getInboxEvent(
  { userId, since }: { userId: string; since: number | null },
  dependencies: StateDependencies & { notifications: Pick<NotificationRepository, 'listChanged'> },
): Promise<InboxEvent> {
  const state = await getInboxState({ userId }, dependencies);
  const { notifications } = dependencies;
  const ids = since === null ? [] : await notifications.listChanged({ userId, since, limit: mostChanges });
  return { ...state, notification_ids: ids };
}
