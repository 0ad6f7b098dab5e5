import {
  type Conversation,
  type ConversationSummary,
  deleteConversationRoute,
  deleteConversationsRoute,
  getConversationRoute,
  listConversationsRoute,
  restoreConversationsRoute,
} from '@sabi/contracts/http/ai/conversations';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
  restoreConversations,
} from '../../domain/consultation/conversation-history';
import type {
  ConversationHead,
  StoredConversation,
  StoredTurn,
} from '../../domain/consultation/conversation-repository';

export function mountConversationRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listConversationsRoute,
    async ({ principal: { userId }, query: { type }, response }) => {
      preventCaching(response);
      const found = await listConversations({ userId, type }, dependencies);
      return answer(200, { conversations: found.map(toSummary) });
    },
    authentication,
  );
  mountRoute(
    router,
    getConversationRoute,
    async ({ principal: { userId }, params: { conversationId }, response }) => {
      preventCaching(response);
      return answer(200, toConversation(await getConversation({ userId, conversationId }, dependencies)));
    },
    authentication,
  );
  mountRoute(
    router,
    deleteConversationRoute,
    async ({ principal: { userId }, params: { conversationId } }) => {
      await deleteConversation({ userId, conversationId }, dependencies);
      return answer(204);
    },
    authentication,
  );
  mountRoute(
    router,
    deleteConversationsRoute,
    async ({ principal: { userId }, query: { type } }) =>
      answer(200, { conversation_ids: await deleteConversations({ userId, type }, dependencies) }),
    authentication,
  );
  mountRoute(
    router,
    restoreConversationsRoute,
    async ({ principal: { userId }, body: { conversation_ids: conversationIds } }) => {
      await restoreConversations({ userId, conversationIds }, dependencies);
      return answer(204);
    },
    authentication,
  );
}

function preventCaching(response: Response): void {
  response.setHeader('Cache-Control', 'private, no-store');
}

function toSummary(head: ConversationHead): ConversationSummary {
  const { conversation_id, type, title, created_at, updated_at } = head;
  return {
    conversation_id,
    type,
    title,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

function toConversation(conversation: StoredConversation): Conversation {
  return { ...toSummary(conversation), turns: conversation.turns.map(toTurn) };
}

function toTurn({ from, text, said_at, sources, basic, stopped }: StoredTurn): Conversation['turns'][number] {
  return {
    from,
    text,
    said_at: said_at.toISOString(),
    ...(sources.length > 0 && { sources }),
    ...(basic && { basic }),
    ...(stopped && { stopped }),
  };
}
