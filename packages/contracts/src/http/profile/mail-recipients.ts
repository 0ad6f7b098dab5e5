import { z } from 'zod';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { notificationTopicSchema } from './notification-preferences';

/** Why an account gets no mail about a topic; the first that holds. */
export const suppressionReasons = ['erased', 'banned', 'switched_off', 'unknown_address'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const mailRecipientSchema = z.object({
  email: z.string(),
  language: z.enum(languages),
  first_name: z.string().nullable(),
  unsubscribe: z.object({
    page: z.url().describe('Asks before it stops anything'),
    one_click: z.url().describe('By POST (RFC 8058)'),
  }),
});
export type MailRecipient = z.infer<typeof mailRecipientSchema>;

export const getMailRecipientRoute = defineRoute({
  method: 'get',
  path: '/internal/v1/mail-recipients/{userId}',
  summary: 'Where a mail about a topic goes at this moment, for svc-notification',
  access: 'service',
  params: z.object({ userId: z.uuid() }),
  query: z.object({ topic: notificationTopicSchema }),
  responses: {
    200: z.object({
      recipient: mailRecipientSchema.nullable(),
      reason: z.enum(suppressionReasons).nullable().describe('Why there is no recipient'),
    }),
  },
});
