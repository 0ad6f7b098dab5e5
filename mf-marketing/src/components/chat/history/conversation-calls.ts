import type {
  ConsultationType,
  Conversation,
  ConversationSummary,
} from '@sabi/contracts/http/ai/conversations';
import { request, requestJson } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

const path = '/api/ai/v1/conversations';

/** Latest first. @throws {RequestFailed} */
export async function listConversations(fetch: Fetch, type: ConsultationType, signal: AbortSignal) {
  const { conversations } = await requestJson<{ conversations: ConversationSummary[] }>(
    fetch,
    `${path}?type=${type}`,
    { signal },
  );
  return conversations;
}

/** @throws {RequestFailed} */
export function readConversation(fetch: Fetch, id: string): Promise<Conversation> {
  return requestJson<Conversation>(fetch, `${path}/${id}`);
}

/** @throws {RequestFailed} */
export async function removeConversation(fetch: Fetch, id: string): Promise<void> {
  await request(fetch, `${path}/${id}`, { method: 'DELETE' });
}

/** @returns the ids of the removed conversations @throws {RequestFailed} */
export async function removeConversations(fetch: Fetch, type: ConsultationType): Promise<string[]> {
  const { conversation_ids: ids } = await requestJson<{ conversation_ids: string[] }>(
    fetch,
    `${path}?type=${type}`,
    { method: 'DELETE' },
  );
  return ids;
}

/** @throws {RequestFailed} */
export async function restoreConversations(fetch: Fetch, ids: readonly string[]): Promise<void> {
  await request(fetch, `${path}/restore`, {
    method: 'POST',
    body: JSON.stringify({ conversation_ids: ids }),
    headers: { 'Content-Type': 'application/json' },
  });
}
