import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import type { Transact } from '@sabi/service-kit/transaction';
import { getInboxState } from './get-inbox-state';
import type { Inboxes } from './inboxes';
import type { NotificationSubject } from './notification';
import type { NotificationRepository } from './notification-repository';

interface ReadInput {
  readonly userId: string;
  readonly through: number;
  readonly subject: NotificationSubject | undefined;
  readonly now: Date;
}

interface ReadDependencies {
  readonly notifications: Pick<NotificationRepository, 'hasUnread' | 'markRead' | 'countUnread'>;
  readonly inboxes: Pick<Inboxes, 'advance' | 'findSequence'>;
  readonly transact: Transact;
}

/** Marks as read what the caller has seen, and nothing that arrived since. */
export async function readNotifications(
  { now, ...unread }: ReadInput,
  dependencies: ReadDependencies,
): Promise<InboxState> {
  const { notifications, inboxes, transact } = dependencies;
  await transact(async (transaction) => {
    if (!(await notifications.hasUnread(unread, transaction))) return;
    const sequence = await inboxes.advance(unread.userId, transaction);
    await notifications.markRead(unread, { sequence, now }, transaction);
  });
  return getInboxState(unread, dependencies);
}
