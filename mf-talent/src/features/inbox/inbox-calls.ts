import type {
  ApplicationSubject,
  listApplicationSubjectsRoute,
} from '@sabi/contracts/http/hiring/application-subjects';
import type {
  InboxState,
  listNotificationsRoute,
  Notification,
} from '@sabi/contracts/http/notification/notifications';
import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import type {
  NotificationFolder,
  NotificationSubjectType,
} from '@sabi/contracts/notification/notification-kinds';
import type { MessageReportReason } from '@sabi/contracts/notification/thread-terms';
import { request, requestJson } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

const notificationsUrl: (typeof listNotificationsRoute)['path'] = '/api/notification/v1/notifications';
const subjectsUrl: (typeof listApplicationSubjectsRoute)['path'] = '/api/hiring/v1/my/application-subjects';
const threadsUrl = '/api/notification/v1/threads';
const threadUrl = (id: string) => `${threadsUrl}/${encodeURIComponent(id)}`;

export interface NotificationPage extends InboxState {
  readonly notifications: readonly Notification[];
  readonly next: string | null;
}

export function fetchNotifications(
  fetch: Fetch,
  { folder, after }: { folder: NotificationFolder; after: string | null },
  signal: AbortSignal,
): Promise<NotificationPage> {
  const query = new URLSearchParams({ folder, ...(after && { after }) });
  return requestJson(fetch, `${notificationsUrl}?${query}`, { signal });
}

export interface NotificationChange {
  readonly is_read?: boolean;
  readonly is_archived?: boolean;
}

export const changeNotification = (
  fetch: Fetch,
  id: string,
  json: NotificationChange,
): Promise<Notification> => requestJson(fetch, `${notificationsUrl}/${id}`, { method: 'PATCH', json });

export interface Seen {
  readonly through: number;
  readonly subject?: { readonly type: NotificationSubjectType; readonly id: string };
}

export const readNotifications = (fetch: Fetch, json: Seen): Promise<InboxState> =>
  requestJson(fetch, `${notificationsUrl}/read`, { method: 'POST', json });

export async function fetchSubjects(
  fetch: Fetch,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ApplicationSubject[]> {
  const url = `${subjectsUrl}?ids=${ids.join(',')}`;
  return (await requestJson<{ subjects: ApplicationSubject[] }>(fetch, url, { signal })).subjects;
}

/** @returns null where nothing has been written yet, or for a thread of others */
export async function fetchThread(fetch: Fetch, id: string, signal: AbortSignal): Promise<Thread | null> {
  const url = `${threadsUrl}?thread_id=${encodeURIComponent(id)}`;
  const { threads } = await requestJson<{ threads: Thread[] }>(fetch, url, { signal });
  return threads.find(({ thread_id: found }) => found === id) ?? null;
}

/** Messages after a number, to the end. */
export async function fetchMessages(
  fetch: Fetch,
  { id, after }: { id: string; after: number },
  signal: AbortSignal,
): Promise<ThreadMessage[]> {
  const messages: ThreadMessage[] = [];
  for (let from: number | null = after; from !== null;) {
    const page: { messages: ThreadMessage[]; next: number | null } = await requestJson(
      fetch,
      `${threadUrl(id)}/messages?after=${from}`,
      { signal },
    );
    messages.push(...page.messages);
    from = page.next;
  }
  return messages;
}

export interface NewMessage {
  readonly message_id: string;
  readonly text: string;
}

export const sendMessage = (fetch: Fetch, id: string, json: NewMessage): Promise<ThreadMessage> =>
  requestJson(fetch, `${threadUrl(id)}/messages`, { method: 'POST', json });

/** The first message about an application; where there is a thread already it joins it. */
export const startThread = (fetch: Fetch, applicationId: string, message: NewMessage): Promise<unknown> =>
  requestJson(fetch, threadsUrl, {
    method: 'POST',
    json: { ...message, to: { application_id: applicationId } },
  });

export const readThread = (fetch: Fetch, id: string, through: number): Promise<Thread> =>
  requestJson(fetch, `${threadUrl(id)}/read`, { method: 'POST', json: { through } });

export const setBlock = (fetch: Fetch, id: string, isBlocked: boolean): Promise<Thread> =>
  requestJson(fetch, `${threadUrl(id)}/block`, { method: isBlocked ? 'PUT' : 'DELETE' });

export interface NewReport {
  readonly report_id: string;
  readonly message_no: number;
  readonly reason: MessageReportReason;
  readonly text?: string;
}

export async function reportMessage(fetch: Fetch, id: string, report: NewReport): Promise<void> {
  await request(fetch, `${threadUrl(id)}/reports`, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
  });
}
