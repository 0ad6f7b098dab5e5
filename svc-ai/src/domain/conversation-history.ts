import type { ConsultationType } from '@sabi/contracts/http/ai';
import { mostConversations } from '@sabi/contracts/http/conversations';
import { AppError } from '@sabi/service-kit/errors';
import type { ConversationHead, ConversationRepository } from '../data-access/conversation-repository';
import type { StoredConversation } from '../data-access/conversation.model';

// What an account may do with its own conversations. Those of others are not there for it.

interface HistoryDependencies {
  readonly conversations: ConversationRepository;
}

interface OneConversation {
  readonly userId: string;
  readonly conversationId: string;
}

export function listConversations(
  { userId, type }: { userId: string; type?: ConsultationType | undefined },
  { conversations }: HistoryDependencies,
): Promise<ConversationHead[]> {
  return conversations.list(userId, type);
}

/** @throws {AppError} CONVERSATION_NOT_FOUND */
export async function getConversation(
  { userId, conversationId }: OneConversation,
  { conversations }: HistoryDependencies,
): Promise<StoredConversation> {
  const found = await conversations.find({ user_id: userId, conversation_id: conversationId });
  if (!found || found.deleted_at) throw new AppError('CONVERSATION_NOT_FOUND');
  return found;
}

/** @throws {AppError} CONVERSATION_NOT_FOUND */
export async function deleteConversation(
  { userId, conversationId }: OneConversation,
  { conversations }: HistoryDependencies,
): Promise<void> {
  const removed = await conversations.remove(userId, { conversationId });
  if (removed.length === 0) throw new AppError('CONVERSATION_NOT_FOUND');
}

/** @returns their ids, by which they can be had back */
export function deleteConversations(
  { userId, type }: { userId: string; type?: ConsultationType | undefined },
  { conversations }: HistoryDependencies,
): Promise<string[]> {
  return conversations.remove(userId, type ? { type } : {});
}

/**
 * Having one back is using it: where there are more than are kept then, those of the others go that rest longest, as if
 * they had been deleted.
 * @throws {AppError} CONVERSATION_NOT_FOUND when none of them is there any more
 */
export async function restoreConversations(
  { userId, conversationIds }: { userId: string; conversationIds: readonly string[] },
  { conversations }: HistoryDependencies,
): Promise<void> {
  const restored = await conversations.restore(userId, conversationIds);
  if (restored === 0) throw new AppError('CONVERSATION_NOT_FOUND');
  const all = await conversations.list(userId);
  const others = all.map((each) => each.conversation_id).filter((id) => !conversationIds.includes(id));
  for (const conversationId of others.slice(mostConversations - restored))
    await conversations.remove(userId, { conversationId });
}
