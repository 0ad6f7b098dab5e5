import { z } from 'zod';
import { messageMaxLength, threadSides } from '../../notification/thread-terms';
import { toText } from '../../profile/entry-rules';
import { after, next } from '../page';
import { defineRoute } from '../route';
import { basePath } from './notifications';

const moment = z.iso.datetime();

/** What a talent and a company write to each other. */
export const threadSchema = z
  .object({
    thread_id: z.uuid(),
    application_id: z.uuid().nullable().describe('null where the talent has not applied'),
    company_id: z.uuid(),
    talent_id: z.uuid().nullable().describe('null once the account was erased: nothing can be sent any more'),
    last_no: z.number().int().min(1).describe('Of the last message'),
    last_message_at: moment,
    read_no: z.number().int().min(0).describe('Last message that the caller has read'),
    is_blocked: z.boolean().describe("By the caller's side"),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof threadSchema>;

export const threadMessageSchema = z
  .object({
    message_id: z.uuid(),
    no: z.number().int().min(1),
    side: z.enum(threadSides),
    is_own: z.boolean().describe('Written by the caller'),
    author_id: z
      .uuid()
      .nullable()
      .describe('For members of the company; null for a talent, and once the account was erased'),
    text: z.string().nullable().describe('null once the account of its author or of the talent was erased'),
    at: moment,
  })
  .meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

const newMessage = {
  message_id: z.uuid().describe('Made by the caller, so that the same message sent twice is stored once'),
  text: z.string().overwrite(toText).trim().min(1).max(messageMaxLength),
};

const path = `${basePath}/threads`;
const threadPath = `${path}/{threadId}` as const;
const ofThread = z.object({ threadId: z.uuid() });

export const startThreadRoute = defineRoute({
  method: 'post',
  path,
  summary:
    'Writes to the other side: about an application, for its talent and for owners, admins and recruiters of its company; or to a talent whom the company may see, 20 first messages in 24 hours for each member. Where there is a thread already the message joins it. RECIPIENT_NOT_FOUND, OUTREACH_LIMIT, BLOCKED',
  access: 'user',
  body: z.strictObject({
    ...newMessage,
    to: z.union([
      z.strictObject({ application_id: z.uuid() }),
      z.strictObject({ company_id: z.uuid().describe("The caller's"), talent_id: z.uuid() }),
    ]),
  }),
  responses: { 201: z.object({ thread: threadSchema, message: threadMessageSchema }) },
});

export const listThreadsRoute = defineRoute({
  method: 'get',
  path,
  summary:
    "The caller's threads as a talent, those of a company of the caller's, or the one of an id; the latest first, 50 a page",
  access: 'user',
  query: z.object({
    company_id: z.uuid().optional(),
    thread_id: z
      .uuid()
      .optional()
      .describe('This one alone, on either side; none where nothing has been written, and for one of others'),
    after,
  }),
  responses: { 200: z.object({ threads: z.array(threadSchema), next }) },
});

export const getThreadRoute = defineRoute({
  method: 'get',
  path: threadPath,
  summary: 'One thread. THREAD_NOT_FOUND also for one of others',
  access: 'user',
  params: ofThread,
  responses: { 200: threadSchema },
});

export const listMessagesRoute = defineRoute({
  method: 'get',
  path: `${threadPath}/messages`,
  summary: 'Messages of a thread, oldest first, 50 a page',
  access: 'user',
  params: ofThread,
  query: z.object({
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(Number.MAX_SAFE_INTEGER)
      .default(0)
      .describe('`no` of a message'),
  }),
  responses: {
    200: z.object({
      messages: z.array(threadMessageSchema),
      next: z.number().int().nullable().describe('`after` of the next page; null at the end'),
    }),
  },
});

export const sendMessageRoute = defineRoute({
  method: 'post',
  path: `${threadPath}/messages`,
  summary: 'Sends a message; 120 an hour for an account. Sent twice it is stored once. BLOCKED',
  access: 'user',
  params: ofThread,
  body: z.strictObject(newMessage),
  responses: { 201: threadMessageSchema },
});

export const readThreadRoute = defineRoute({
  method: 'post',
  path: `${threadPath}/read`,
  summary: 'Marks the thread as read up to a message, and its notification',
  access: 'user',
  params: ofThread,
  body: z.strictObject({ through: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
  responses: { 200: threadSchema },
});

export const blockThreadRoute = defineRoute({
  method: 'put',
  path: `${threadPath}/block`,
  summary:
    "Nothing can be sent in the thread until the caller's side takes it back; the other side is not notified",
  access: 'user',
  params: ofThread,
  responses: { 200: threadSchema },
});

export const unblockThreadRoute = defineRoute({
  method: 'delete',
  path: `${threadPath}/block`,
  summary: "Takes back the block of the caller's side",
  access: 'user',
  params: ofThread,
  responses: { 200: threadSchema },
});

export const threadRoutes = [
  startThreadRoute,
  listThreadsRoute,
  getThreadRoute,
  listMessagesRoute,
  sendMessageRoute,
  readThreadRoute,
  blockThreadRoute,
  unblockThreadRoute,
];
