import { z } from 'zod';
import { answerRemarks } from './answers';
import { defineRoute } from '../route';

// The stored chats of an account; visitors have none.

/** `company` and `talent` are the two chats of the public site. */
export const consultationTypeSchema = z.enum(['general', 'company', 'talent']);
export type ConsultationType = z.infer<typeof consultationTypeSchema>;

export const conversationIdSchema = z.uuid();

/** Limit per account; a new one then replaces the least recently used. */
export const mostConversations = 50;

const conversationShape = {
  conversation_id: conversationIdSchema,
  type: consultationTypeSchema,
  title: z.string().describe('What was asked first, shortened'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime().describe('When something was last said'),
};

export const conversationSummarySchema = z.object(conversationShape);
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

const storedTurnSchema = z.object({
  from: z.enum(['user', 'bot']),
  text: z.string(),
  said_at: z.iso.datetime(),
  ...answerRemarks,
  stopped: z.boolean().optional().describe('Its reader did not want the rest'),
});
export type StoredTurn = z.infer<typeof storedTurnSchema>;

export const conversationSchema = z.object({
  ...conversationShape,
  turns: z.array(storedTurnSchema).describe('What was said, oldest first; of a long one the last 100 turns'),
});
export type Conversation = z.infer<typeof conversationSchema>;

const path = '/api/ai/v1/conversations';
const conversationParams = z.object({ conversationId: conversationIdSchema });
const ofType = z.object({ type: consultationTypeSchema.optional().describe('All chats without it') });
const idsSchema = z.strictObject({
  conversation_ids: z.array(conversationIdSchema).min(1).max(mostConversations),
});

export const listConversationsRoute = defineRoute({
  method: 'get',
  path,
  summary: "The caller's conversations, the latest first",
  access: 'user',
  query: ofType,
  responses: { 200: z.object({ conversations: z.array(conversationSummarySchema) }) },
});

export const getConversationRoute = defineRoute({
  method: 'get',
  path: `${path}/{conversationId}`,
  summary: 'What was said in a conversation; CONVERSATION_NOT_FOUND for anybody but its account',
  access: 'user',
  params: conversationParams,
  responses: { 200: conversationSchema },
});

export const deleteConversationRoute = defineRoute({
  method: 'delete',
  path: `${path}/{conversationId}`,
  summary: 'Deletes a conversation: for an hour it can be had back',
  access: 'user',
  params: conversationParams,
  responses: { 204: null },
});

export const deleteConversationsRoute = defineRoute({
  method: 'delete',
  path,
  summary: 'Deletes all conversations, or all of one chat, and names them: for an hour they can be had back',
  access: 'user',
  query: ofType,
  responses: { 200: z.object({ conversation_ids: z.array(conversationIdSchema) }) },
});

export const restoreConversationsRoute = defineRoute({
  method: 'post',
  path: `${path}/restore`,
  summary:
    'Brings back conversations as they were deleted; CONVERSATION_NOT_FOUND when none of them is there any more',
  access: 'user',
  body: idsSchema,
  responses: { 204: null },
});

export const conversationRoutes = [
  listConversationsRoute,
  deleteConversationsRoute,
  getConversationRoute,
  deleteConversationRoute,
  restoreConversationsRoute,
];
