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
    dedupe_key: key.describe('Requests of an account with the same key count once'),
    batch_key: key
      .optional()
      .describe('Joins an unread notification of the same key that began less than 15 minutes ago'),
    not_before: z.iso.datetime().optional().describe('Shown within a minute after this time'),
  }),
});
