import type { Thread } from '@sabi/contracts/http/notification/threads';
import { type OpenDependencies, openThread, type ThreadCaller } from './open-thread';
import { viewThread } from './view-thread';

/** @throws {AppError} THREAD_NOT_FOUND */
export async function getThread(caller: ThreadCaller, dependencies: OpenDependencies): Promise<Thread> {
  const opened = await openThread(caller, dependencies);
  const read = await dependencies.threads.findReadNos(caller.userId, [caller.threadId]);
  return viewThread(opened, read.get(caller.threadId) ?? 0);
}
