import type { ThreadMessage } from '@sabi/contracts/http/notification/threads';
import { pageSize } from '@sabi/service-kit/page';
import { type OpenDependencies, openThread, type ThreadCaller } from './open-thread';
import { viewMessage } from './view-thread';

/** @throws {AppError} THREAD_NOT_FOUND */
export async function listMessages(
  { after, ...caller }: ThreadCaller & { after: number },
  dependencies: OpenDependencies,
): Promise<{ messages: ThreadMessage[]; next: number | null }> {
  const opened = await openThread(caller, dependencies);
  const { threadId } = caller;
  const found = await dependencies.threads.listMessages({ threadId, after, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? (rows.at(-1)?.no ?? null) : null;
  return { messages: rows.map((message) => viewMessage(message, opened)), next };
}
