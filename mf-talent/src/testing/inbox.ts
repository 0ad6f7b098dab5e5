import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import type { Notification } from '@sabi/contracts/http/notification/notifications';
import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import type { ShellContext } from '@sabi/shell-sdk';
import type { NotificationPage } from '../features/inbox/inbox-calls';
import { type Answer, type Answers, renderSignedIn, type SentRequest, userId } from './platform';

/** Of an application, and of the thread about it. */
export const applicationId = '6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b';
const base = '/api/notification/v1';
const thread = `${base}/threads/${applicationId}`;

export const inboxKeys = {
  list: `GET ${base}/notifications`,
  read: `POST ${base}/notifications/read`,
  change: (id: string) => `PATCH ${base}/notifications/${id}`,
  subjects: 'GET /api/hiring/v1/my/application-subjects',
  thread: `GET ${base}/threads`,
  messages: `GET ${thread}/messages`,
  send: `POST ${thread}/messages`,
  readThread: `POST ${thread}/read`,
  block: `PUT ${thread}/block`,
  unblock: `DELETE ${thread}/block`,
  report: `POST ${thread}/reports`,
  start: `POST ${base}/threads`,
} as const;

export const buildNotification = (values: Partial<Notification> = {}): Notification => ({
  notification_id: '11111111-1111-4111-8111-111111111111',
  kind: 'message_received',
  topic: 'messages',
  subject: { type: 'thread', id: applicationId },
  place: null,
  count: 1,
  created_at: '2026-11-28T03:00:00.000Z',
  updated_at: '2026-11-28T03:00:00.000Z',
  read_at: null,
  archived_at: null,
  ...values,
});

export const buildPage = (
  notifications: readonly Notification[],
  values: Partial<NotificationPage> = {},
): NotificationPage => ({ notifications, next: null, unread: 1, unread_subjects: 1, sequence: 7, ...values });

export const buildSubject = (values: Partial<ApplicationSubject> = {}): ApplicationSubject => ({
  application_id: applicationId,
  side: 'talent',
  job: { job_id: '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d', public_no: 12, slug: 'barista', title: 'Barista' },
  company: { name: 'PT Kopi Pagi', slug: 'kopi-pagi' },
  applicant_name: null,
  ...values,
});

/** What a member of the company reads of the same application. */
export const companySubject = buildSubject({ side: 'company', applicant_name: 'Laksmi Wardani' });

export const buildThread = (values: Partial<Thread> = {}): Thread => ({
  thread_id: applicationId,
  application_id: applicationId,
  company_id: '5f0c1d7e-53a4-4c0e-8a55-1f4f6f6a1c01',
  talent_id: userId,
  last_no: 1,
  last_message_at: '2026-11-28T03:00:00.000Z',
  read_no: 0,
  is_blocked: false,
  ...values,
});

export const buildMessage = (values: Partial<ThreadMessage> = {}): ThreadMessage => ({
  message_id: '22222222-2222-4222-8222-222222222222',
  no: 1,
  side: 'company',
  is_own: false,
  author_id: null,
  text: 'Bisa wawancara Senin?',
  at: '2026-11-28T03:00:00.000Z',
  ...values,
});

/** @param thread null where nothing has been written */
export const threadAnswer = (thread: Thread | null) =>
  Response.json({ threads: thread ? [thread] : [], next: null });

/** Answers by the folder of the request. */
export const byFolder =
  (pages: Readonly<Record<string, NotificationPage>>): Answer =>
  ({ path }: SentRequest) =>
    Response.json(pages[new URLSearchParams(path.split('?')[1]).get('folder') ?? ''] ?? buildPage([]));

interface InboxOptions extends Partial<Parameters<typeof renderSignedIn>[0]> {
  notifications?: readonly Notification[];
  subject?: ApplicationSubject;
  /** null where nothing has been written. */
  thread?: Thread | null;
  messages?: readonly ThreadMessage[];
  answers?: Answers;
}

/** The inbox with one conversation. */
export function renderInbox({
  notifications = [buildNotification()],
  subject = buildSubject(),
  thread: opened = buildThread(),
  messages = [buildMessage()],
  answers = {},
  ...options
}: InboxOptions = {}) {
  const rendered = renderSignedIn({
    path: '/inbox',
    ...options,
    answers: {
      [inboxKeys.list]: [byFolder({ all: buildPage(notifications), messages: buildPage(notifications) })],
      [inboxKeys.subjects]: [Response.json({ subjects: [subject] })],
      [inboxKeys.read]: [Response.json({ unread: 0, unread_subjects: 0, sequence: 8 })],
      [inboxKeys.thread]: [threadAnswer(opened)],
      [inboxKeys.messages]: [Response.json({ messages, next: null })],
      [inboxKeys.readThread]: [Response.json({ ...opened, read_no: opened?.last_no })],
      ...answers,
    },
  });
  followLinks(rendered.context);
  return rendered;
}

let follow: ((event: Event) => void) | undefined;

/** Follows links within the page, as the shell does. */
function followLinks({ navigate }: Pick<ShellContext, 'navigate'>): void {
  if (follow) document.removeEventListener('click', follow);
  follow = (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    navigate(link.getAttribute('href')?.replace(/^\/id\//, '/') ?? '');
  };
  document.addEventListener('click', follow);
}

export const openPath = `/inbox?thread=${applicationId}`;
