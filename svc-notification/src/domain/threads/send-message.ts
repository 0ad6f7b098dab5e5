import type { ThreadMessage } from '@sabi/contracts/http/notification/threads';
import { type OpenDependencies, openThread, type ThreadCaller } from './open-thread';
import { viewMessage } from './view-thread';
import { type NewMessage, type WriteDependencies, writeMessage } from './write-message';

/** @throws {AppError} THREAD_NOT_FOUND, BLOCKED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED */
export async function sendMessage(
  caller: ThreadCaller,
  message: NewMessage,
  dependencies: OpenDependencies & WriteDependencies,
): Promise<ThreadMessage> {
  const opened = await openThread(caller, dependencies);
  const written = await writeMessage(opened, message, dependencies);
  return viewMessage(written.message, opened);
}
