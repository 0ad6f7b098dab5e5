import { z } from 'zod';
import { notificationFolders, notificationSubjectTypes } from '../../notification/notification-kinds';
import { defineExportPart } from '../account-export';
import { after, next } from '../page';
import { defineRoute } from '../route';

export const basePath = '/api/notification/v1';

const moment = z.iso.datetime();

export const notificationSchema = z
  .object({
    notification_id: z.uuid(),
    kind: z
      .string()
      .describe('One of the kinds of `notification.notification.requested.v1`; more may follow'),
    topic: z.string(),
    subject: z.object({ type: z.string(), id: z.uuid() }).describe('Read with the rights of the reader'),
    place: z
      .object({ company_id: z.uuid(), job_id: z.uuid() })
      .nullable()
      .describe('For members of a company: where they find the subject'),
    count: z.number().int().min(1).describe('Events that it stands for'),
    created_at: moment.describe('Of the first event'),
    updated_at: moment.describe('Of the last event'),
    read_at: moment.nullable(),
    archived_at: moment.nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

const inboxFields = {
  unread: z.number().int().nonnegative().describe('Without the archived ones'),
  unread_subjects: z
    .number()
    .int()
    .nonnegative()
    .describe(
      'What these notifications are about, each counted once: as many as rows of an inbox are unread',
    ),
  sequence: z.number().int().nonnegative().describe('Counts the changes of the inbox'),
};

export const inboxStateSchema = z.object(inboxFields).meta({ id: 'InboxState' });
export type InboxState = z.infer<typeof inboxStateSchema>;

/** Data of the event `inbox` of the stream, whose id is the sequence. */
export const inboxEventSchema = z.object({
  ...inboxFields,
  notification_ids: z
    .array(z.uuid())
    .describe('New or changed since the event before, or since `Last-Event-ID`; the last 50 at most'),
});
export type InboxEvent = z.infer<typeof inboxEventSchema>;

export const listNotificationsRoute = defineRoute({
  method: 'get',
  path: `${basePath}/notifications`,
  summary: "The caller's notifications, the latest first; 50 a page, for 180 days after the last event",
  access: 'user',
  query: z.object({ folder: z.enum(notificationFolders).default('all'), after }),
  responses: { 200: z.object({ notifications: z.array(notificationSchema), next, ...inboxFields }) },
});

export const changeNotificationRoute = defineRoute({
  method: 'patch',
  path: `${basePath}/notifications/{notificationId}`,
  summary:
    'Marks a notification as read or unread, archives it or takes that back. NOTIFICATION_NOT_FOUND also for one of another account',
  access: 'user',
  params: z.object({ notificationId: z.uuid() }),
  body: z.strictObject({ is_read: z.boolean().optional(), is_archived: z.boolean().optional() }),
  responses: { 200: notificationSchema },
});

export const readNotificationsRoute = defineRoute({
  method: 'post',
  path: `${basePath}/notifications/read`,
  summary: 'Marks as read what the caller has seen: all notifications, or those of a subject',
  access: 'user',
  body: z.strictObject({
    through: z
      .number()
      .int()
      .nonnegative()
      .max(Number.MAX_SAFE_INTEGER)
      .describe('`sequence` that the caller has seen; later notifications stay unread'),
    subject: z.strictObject({ type: z.enum(notificationSubjectTypes), id: z.uuid() }).optional(),
  }),
  responses: { 200: inboxStateSchema },
});

export const getUnreadCountRoute = defineRoute({
  method: 'get',
  path: `${basePath}/unread-count`,
  summary: 'What is unread, with an ETag: for callers without the stream',
  access: 'user',
  responses: { 200: inboxStateSchema },
});

export const watchInboxRoute = defineRoute({
  method: 'get',
  path: `${basePath}/stream`,
  summary:
    'Server-sent events: an `inbox` event at once and after each change, within two seconds, until the session ends; a comment every 25 s. `Last-Event-ID` continues after an event. Six at a time for an account',
  access: 'user',
  responses: { 200: null },
});

export const exportNotificationsRoute = defineExportPart(
  `${basePath}/export`,
  'notifications of the account',
);

export const notificationRoutes = [
  listNotificationsRoute,
  readNotificationsRoute,
  changeNotificationRoute,
  getUnreadCountRoute,
  watchInboxRoute,
  exportNotificationsRoute,
];
