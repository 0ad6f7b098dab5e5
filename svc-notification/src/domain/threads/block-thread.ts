import type { Thread } from '@sabi/contracts/http/notification/threads';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { getThread } from './get-thread';
import { type OpenDependencies, openThread, type ThreadCaller } from './open-thread';

/** Blocks the thread for both sides, or takes the block of the caller's side back. @throws {AppError} THREAD_NOT_FOUND */
export async function blockThread(
  { isBlocked, ...caller }: ThreadCaller & { isBlocked: boolean },
  dependencies: OpenDependencies & { transact: Transact },
): Promise<Thread> {
  const { threads, transact } = dependencies;
  const { side } = await openThread(caller, dependencies);
  const block = { id: caller.threadId, side, isBlocked };
  const changed = await transact((transaction) => threads.setBlock(block, transaction));
  if (!changed) throw new AppError('THREAD_NOT_FOUND');
  return getThread(caller, dependencies);
}
