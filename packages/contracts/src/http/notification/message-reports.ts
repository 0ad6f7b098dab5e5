import { z } from 'zod';
import { staffReasonMaxLength } from '../../identity/field-limits';
import { messageReportMaxLength, messageReportReasons, threadSides } from '../../notification/thread-terms';
import { toText } from '../../profile/entry-rules';
import { after, next } from '../page';
import { defineRoute } from '../route';
import { assignCase, assignments, owner } from '../staff-cases';
import { basePath } from './notifications';

const moment = z.iso.datetime();

/** Working days until a decision. */
export const messageReportWorkingDays = 1;

export const messageReportStateSchema = z.enum(['open', 'upheld', 'dismissed']);
export type MessageReportState = z.infer<typeof messageReportStateSchema>;

export const reportMessageRoute = defineRoute({
  method: 'post',
  path: `${basePath}/threads/{threadId}/reports`,
  summary:
    'Reports a message of the other side to the staff, who then read it with the messages before. Sent twice it counts once. MESSAGE_NOT_FOUND. 20 an hour',
  access: 'user',
  params: z.object({ threadId: z.uuid() }),
  body: z.strictObject({
    report_id: z.uuid().describe('Made by the caller'),
    message_no: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    reason: z.enum(messageReportReasons),
    text: z.string().overwrite(toText).trim().max(messageReportMaxLength).optional(),
  }),
  responses: { 202: null },
});

export const messageReportSchema = z
  .object({
    report_id: z.uuid(),
    thread_id: z.uuid(),
    company_id: z.uuid(),
    message_no: z.number().int(),
    reason: z.enum(messageReportReasons),
    text: z.string().nullable(),
    reporter_side: z.enum(threadSides),
    reporter_id: z.uuid().nullable().describe('null once the account was erased'),
    author_id: z.uuid().nullable().describe('Who wrote the message; null once the account was erased'),
    state: messageReportStateSchema,
    decision_reason: z.string().nullable(),
    created_at: moment,
    decided_at: moment.nullable(),
    due_at: moment.nullable().describe('By when the staff decides, in its working hours; with `open` alone'),
    messages: z
      .array(
        z.object({
          no: z.number().int(),
          side: z.enum(threadSides),
          text: z.string().nullable(),
          at: moment,
        }),
      )
      .describe('The reported one and up to nine before, oldest first'),
  })
  .meta({ id: 'MessageReport' });
export type MessageReport = z.infer<typeof messageReportSchema>;

const path = `${basePath}/staff/message-reports` as const;
const ofReport = z.object({ reportId: z.uuid() });

export const listMessageReportsRoute = defineRoute({
  method: 'get',
  path,
  summary: 'Reports of messages, oldest first, 50 at a time',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  query: z.object({ state: messageReportStateSchema.default('open'), owner, after }),
  responses: { 200: z.object({ reports: z.array(messageReportSchema), assignments, next }) },
});

export const decideMessageReportRoute = defineRoute({
  method: 'post',
  path: `${path}/{reportId}/decision`,
  summary:
    'Upholds a report, after which nothing can be sent in the thread any more, or dismisses it. Sent twice it counts once. REPORT_STATE_UNFIT',
  access: 'staff',
  roles: ['reviewer'],
  admitsServiceKey: true,
  params: ofReport,
  body: z.strictObject({
    decision: z.enum(['upheld', 'dismissed']),
    reason: z.string().overwrite(toText).trim().min(1).max(staffReasonMaxLength),
  }),
  responses: { 200: messageReportSchema },
});

export const assignMessageReportRoute = defineRoute({
  ...assignCase,
  path: `${path}/{reportId}/assign`,
  roles: ['reviewer'],
  params: ofReport,
});

export const messageReportRoutes = [
  reportMessageRoute,
  listMessageReportsRoute,
  decideMessageReportRoute,
  assignMessageReportRoute,
];
