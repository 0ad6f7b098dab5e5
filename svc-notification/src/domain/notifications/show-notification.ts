import { randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import { requestMail, type RequestMailDependencies } from '../mails/request-mail';
import type { NotificationContent } from './notification';
import type { NotificationRepository } from './notification-repository';

const batchMs = 15 * 60_000;
/** A notification keeps the key of each request that it stands for. */
const mostKeys = 50;

interface ShowInput {
  readonly content: NotificationContent;
  readonly dedupeKey: string;
  /** Of the inbox, whose lock the transaction has. */
  readonly sequence: number;
  readonly now: Date;
}

export interface ShowDependencies extends RequestMailDependencies {
  readonly notifications: Pick<NotificationRepository, 'findOpenBatch' | 'join' | 'insert'>;
}

/** Joins the open notification of the same batch, or adds one and requests its mail. */
export async function showNotification(
  { content, dedupeKey, sequence, now }: ShowInput,
  { notifications, ...dependencies }: ShowDependencies,
  transaction: Transaction,
): Promise<void> {
  const { user_id: userId, batch_key: batchKey } = content;
  const since = new Date(now.getTime() - batchMs);
  const open =
    batchKey === null
      ? null
      : await notifications.findOpenBatch({ userId, batchKey, since, mostKeys }, transaction);
  if (open) return notifications.join(open, { dedupeKey, sequence, now }, transaction);
  const id = randomUUID();
  await notifications.insert(
    {
      ...content,
      id,
      dedupe_keys: [dedupeKey],
      count: 1,
      sequence,
      created_at: now,
      updated_at: now,
      read_at: null,
      archived_at: null,
    },
    transaction,
  );
  const dueAt = batchKey === null ? now : new Date(now.getTime() + batchMs);
  await requestMail({ notification: { ...content, id }, dedupeKey, dueAt, now }, dependencies, transaction);
}
