import { randomUUID } from 'node:crypto';
import type { notificationRequested } from '@sabi/contracts/messages/notification';
import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import type { AccountData } from '../account-erasure/account-data';
import type { RequestMailDependencies } from '../mails/request-mail';
import type { DelayedNotifications } from './delayed-notifications';
import type { Inboxes } from './inboxes';
import type { NotificationRepository } from './notification-repository';
import { showNotification } from './show-notification';

export interface StoreDependencies extends RequestMailDependencies {
  readonly notifications: NotificationRepository;
  readonly delayed: DelayedNotifications;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly accountData: AccountData;
  readonly now: () => Date;
}

type Request = z.infer<(typeof notificationRequested)['schema']>;

/** Shows a notification, now or later, unless there was one for its key. */
export async function recordRequest(request: Request, dependencies: StoreDependencies): Promise<Effect> {
  return (transaction) => storeRequest(request, dependencies, transaction);
}

async function isKnown(
  { user_id: userId, dedupe_key: dedupeKey }: Request,
  { notifications, delayed }: Pick<StoreDependencies, 'notifications' | 'delayed'>,
  transaction: Transaction,
): Promise<boolean> {
  const key = { userId, dedupeKey };
  return (await notifications.hasKey(key, transaction)) || delayed.hasKey(key, transaction);
}

/** Within the transaction of what it is about. */
export async function storeRequest(
  request: Request,
  dependencies: StoreDependencies,
  transaction: Transaction,
): Promise<void> {
  const { inboxes, erasedAccounts, accountData, delayed, now } = dependencies;
  const { user_id, kind, topic, subject, dedupe_key: dedupeKey, not_before: notBefore } = request;
  const sequence = await inboxes.advance(user_id, transaction);
  // Read behind the lock of the inbox, which the erasure takes too: of the two the later one sees the earlier.
  if (await erasedAccounts.has(user_id)) return accountData.removeAllOf(user_id, transaction);
  if (await isKnown(request, dependencies, transaction)) return;
  const place = request.place ?? null;
  const content = { user_id, kind, topic, subject, place, batch_key: request.batch_key ?? null };
  const dueAt = notBefore ? new Date(notBefore) : now();
  if (dueAt <= now())
    return showNotification({ content, dedupeKey, sequence, now: now() }, dependencies, transaction);
  await delayed.insert({ ...content, id: randomUUID(), dedupe_key: dedupeKey, due_at: dueAt }, transaction);
}
