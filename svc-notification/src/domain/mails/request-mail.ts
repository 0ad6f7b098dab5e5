import { notificationMailRequested } from '@sabi/contracts/messages/notification';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { uuidOf } from '../ids/uuid-of';
import { isMailed, type MailedNotification } from './notification-mail';
import type { NotificationMails } from './notification-mails';

export interface RequestMailDependencies {
  readonly mails: NotificationMails;
  readonly outbox: Pick<Outbox, 'append'>;
}

interface RequestInput {
  readonly notification: Pick<MailedNotification, 'id' | 'user_id' | 'kind'>;
  readonly dedupeKey: string;
  /** When a batch ends; now for a notification of its own. */
  readonly dueAt: Date;
  readonly now: Date;
}

/** Requests the mail of a new notification, in its transaction: at once, or when its batch ends. */
export async function requestMail(
  { notification, dedupeKey, dueAt, now }: RequestInput,
  { mails, outbox }: RequestMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const { id: notification_id, user_id, kind } = notification;
  if (!isMailed(kind)) return;
  const id = uuidOf(`${user_id} ${dedupeKey}`);
  const isDue = dueAt <= now;
  const state = isDue ? 'requested' : 'waiting';
  const times = { due_at: dueAt, created_at: now, decided_at: null };
  await mails.insert({ id, user_id, notification_id, state, reason: null, ...times }, transaction);
  if (isDue) await outbox.append(createMessage(notificationMailRequested, { mail_id: id }), transaction);
}

const batchSize = 100;

/** Requests mails whose batch has ended. */
export async function releaseMails(
  { now, signal }: { now: Date; signal: AbortSignal },
  { mails, outbox, transact }: RequestMailDependencies & { transact: Transact },
): Promise<void> {
  while (!signal.aborted) {
    const due = await mails.findDue(now, batchSize);
    for (const { id } of due)
      await transact(async (transaction) => {
        if (!(await mails.markRequested(id, transaction))) return;
        await outbox.append(createMessage(notificationMailRequested, { mail_id: id }), transaction);
      });
    if (due.length < batchSize) return;
  }
}

const overdueMs = 2 * 3_600_000;

/** What was due by then should have been decided: the last attempt comes after an hour and a quarter. */
export const findMailsOverdueUntil = (now: Date): Date => new Date(now.getTime() - overdueMs);
