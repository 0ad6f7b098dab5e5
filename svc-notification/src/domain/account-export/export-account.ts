import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { MessageReportRepository } from '../message-reports/message-report-repository';
import type { NotificationMails } from '../mails/notification-mails';
import type { DelayedNotifications } from '../notifications/delayed-notifications';
import type { NotificationRepository } from '../notifications/notification-repository';
import type { ThreadRepository } from '../threads/thread-repository';

interface ExportDependencies {
  readonly notifications: Pick<NotificationRepository, 'findAllOf'>;
  readonly delayed: Pick<DelayedNotifications, 'findAllOf'>;
  readonly mails: Pick<NotificationMails, 'findAllOf'>;
  readonly threads: Pick<ThreadRepository, 'findMessagesOf' | 'findThreadsOf' | 'findMessagesOfCompanies'>;
  readonly messageReports: Pick<MessageReportRepository, 'findAllOf'>;
}

/**
 * All data of an account: what it was notified of and when it read it, what is still to be shown, what it wrote and reported.
 * Of the threads of a talent also what companies wrote to it, as they wrote it for their companies: without the members.
 */
export async function exportAccount(
  { userId }: { userId: string },
  { notifications, delayed, mails, threads, messageReports }: ExportDependencies,
): Promise<ExportPart> {
  const [shown, waiting, mailed, written, { own, received }, reported] = await Promise.all([
    notifications.findAllOf(userId),
    delayed.findAllOf(userId),
    mails.findAllOf(userId),
    threads.findMessagesOf(userId),
    findThreads(userId, threads),
    messageReports.findAllOf(userId),
  ]);
  const data = {
    notifications: shown.map(
      ({ kind, topic, subject, place, count, created_at, updated_at, read_at, archived_at }) => ({
        ...{
          kind,
          topic,
          subject,
          place: place ?? null,
          count,
          created_at,
          updated_at,
          read_at,
          archived_at,
        },
      }),
    ),
    delayed: waiting.map(({ kind, topic, subject, place, due_at }) => ({
      ...{ kind, topic, subject, place: place ?? null, due_at },
    })),
    mails: mailed.map(({ state, reason, created_at, decided_at }) => ({
      ...{ state, reason, created_at, decided_at },
    })),
    threads: own.map(({ id: thread_id, application_id, blocked_by }) => ({
      ...{ thread_id, application_id, is_blocked: blocked_by.includes('talent') },
    })),
    messages: written.map(({ thread_id, text, at }) => ({ thread_id, text, at })),
    received_messages: received.map(({ thread_id, text, at }) => ({ thread_id, text, at })),
    message_reports: reported.map(({ thread_id, reason, text, state, created_at }) => ({
      ...{ thread_id, reason, text, state, created_at },
    })),
  };
  return { documents: [{ name: 'notifications', data }], files: [] };
}

async function findThreads(talentId: string, threads: ExportDependencies['threads']) {
  const own = await threads.findThreadsOf(talentId);
  return { own, received: await threads.findMessagesOfCompanies(own.map(({ id }) => id)) };
}
