import { z } from 'zod';
import { inboxTopics, notificationKinds, notificationSubjectTypes } from '../notification/notification-kinds';
import { defineMessage } from './message';

const key = z.string().min(1).max(200);

/**
 * A service asks for a notification of an account. Ids only: what is said of the subject is read by whoever shows the notification, with
 * the reader's own rights.
 */
export const notificationRequested = defineMessage({
  type: 'notification.notification.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    user_id: z.uuid().describe('Account of the recipient'),
    kind: z.enum(notificationKinds),
    topic: z.enum(inboxTopics),
    subject: z.object({ type: z.enum(notificationSubjectTypes), id: z.uuid() }),
    place: z
      .object({ company_id: z.uuid(), job_id: z.uuid() })
      .optional()
      .describe('Where a member of the company finds the subject'),
    dedupe_key: key.describe('Requests of an account with the same key count once'),
    batch_key: key
      .optional()
      .describe('Joins an unread notification of the same key that began less than 15 minutes ago'),
    not_before: z.iso.datetime().optional().describe('Shown within a minute after this time'),
  }),
});

/** svc-notification asks its own worker to mail a notification. */
export const notificationMailRequested = defineMessage({
  type: 'mail.notification.requested.v1',
  exchange: 'jobs',
  schema: z.object({ mail_id: z.uuid().describe('Becomes the Message-ID of the mail') }),
});

/** A company has written for the first time in the thread about an application, which counts as its answer. */
export const threadAnswered = defineMessage({
  type: 'notification.thread.answered.v1',
  exchange: 'events',
  schema: z.object({
    application_id: z.uuid(),
    company_id: z.uuid(),
    member_id: z.uuid().describe('Account that wrote'),
    written_at: z.iso.datetime(),
  }),
});

/**
 * A talent has written in the thread about an application. svc-hiring knows the members who may read it, and requests a notification
 * for each of them where nobody whom svc-notification has notified is one.
 */
export const threadWritten = defineMessage({
  type: 'notification.thread.written.v1',
  exchange: 'events',
  schema: z.object({
    application_id: z.uuid(),
    company_id: z.uuid(),
    message_id: z.uuid(),
    notified_ids: z.array(z.uuid()).describe('Accounts of the company that have taken part in the thread'),
  }),
});
