import type { Transact } from '@sabi/service-kit/transaction';
import type { RequestMailDependencies } from '../mails/request-mail';
import type { DelayedNotifications } from './delayed-notifications';
import type { Inboxes } from './inboxes';
import type { DelayedNotification } from './notification';
import type { NotificationRepository } from './notification-repository';
import { showNotification } from './show-notification';

const batchSize = 100;
const overdueMs = 5 * 60_000;

interface ReleaseDependencies extends RequestMailDependencies {
  readonly delayed: DelayedNotifications;
  readonly notifications: NotificationRepository;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly transact: Transact;
}

/** Shows delayed notifications whose time has come. */
export async function releaseDue(
  { now, signal }: { now: Date; signal: AbortSignal },
  dependencies: ReleaseDependencies,
): Promise<void> {
  while (!signal.aborted) {
    const due = await dependencies.delayed.findDue(now, batchSize);
    for (const notification of due) await release(notification, now, dependencies);
    if (due.length < batchSize) return;
  }
}

const release = (
  notification: DelayedNotification,
  now: Date,
  { delayed, inboxes, transact, ...dependencies }: ReleaseDependencies,
): Promise<void> =>
  transact(async (transaction) => {
    if (!(await delayed.take(notification, transaction))) return;
    const { id: _id, dedupe_key: dedupeKey, due_at: _due, ...content } = notification;
    const sequence = await inboxes.advance(content.user_id, transaction);
    await showNotification({ content, dedupeKey, sequence, now }, dependencies, transaction);
  });

/** What was due by then should have been shown. */
export const findOverdueUntil = (now: Date): Date => new Date(now.getTime() - overdueMs);
