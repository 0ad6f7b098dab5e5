import type { Notification } from '@sabi/contracts/http/notification/notifications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Inboxes } from './inboxes';
import type { NotificationRepository } from './notification-repository';
import { viewNotification } from './view-notification';

interface ChangeInput {
  readonly userId: string;
  readonly notificationId: string;
  readonly change: { readonly is_read?: boolean | undefined; readonly is_archived?: boolean | undefined };
  readonly now: Date;
}

interface ChangeDependencies {
  readonly notifications: Pick<NotificationRepository, 'find' | 'mark'>;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly transact: Transact;
}

/** Idempotent: what is read or archived already keeps its time. @throws {AppError} NOTIFICATION_NOT_FOUND */
export async function changeNotification(
  { userId, notificationId: id, change, now }: ChangeInput,
  { notifications, inboxes, transact }: ChangeDependencies,
): Promise<Notification> {
  return transact(async (transaction) => {
    const current = await notifications.find({ userId, id }, transaction);
    if (!current) throw new AppError('NOTIFICATION_NOT_FOUND');
    const read_at = decideTime(current.read_at, change.is_read, now);
    const archived_at = decideTime(current.archived_at, change.is_archived, now);
    if (read_at === current.read_at && archived_at === current.archived_at) return viewNotification(current);
    const sequence = await inboxes.advance(userId, transaction);
    const changed = { ...current, read_at, archived_at, sequence };
    await notifications.mark(changed, transaction);
    return viewNotification(changed);
  });
}

function decideTime(current: Date | null, isWanted: boolean | undefined, now: Date): Date | null {
  if (isWanted === undefined) return current;
  return isWanted ? (current ?? now) : null;
}
