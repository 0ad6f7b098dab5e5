import { type ConsultationType, mostConversations } from '@sabi/contracts/http/ai/conversations';
import { AppError } from '@sabi/service-kit/errors';
import type { ConversationHead, ConversationRepository, StoredConversation } from './conversation-repository';

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

/** @returns ids for restoring them */
export function deleteConversations(
  { userId, type }: { userId: string; type?: ConsultationType | undefined },
  { conversations }: HistoryDependencies,
): Promise<string[]> {
  return conversations.remove(userId, type ? { type } : {});
}

/**
 * Restores deleted conversations. Above the limit, the least recently used others are deleted.
 * @throws {AppError} CONVERSATION_NOT_FOUND when none can be restored
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
