import type { Thread } from '@sabi/contracts/http/notification/threads';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Inboxes } from '../notifications/inboxes';
import type { NotificationRepository } from '../notifications/notification-repository';
import { getThread } from './get-thread';
import { type OpenDependencies, openThread, type ThreadCaller } from './open-thread';

interface ReadDependencies extends OpenDependencies {
  readonly notifications: Pick<NotificationRepository, 'hasUnread' | 'markRead'>;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

/**
 * Also marks the notification as read once the last message is.
 * @throws {AppError} THREAD_NOT_FOUND, TOKEN_INVALID for an account that was erased since the call began
 */
export async function readThread(
  { through, ...caller }: ThreadCaller & { through: number },
  dependencies: ReadDependencies,
): Promise<Thread> {
  const { threads, notifications, inboxes, erasedAccounts, transact, now } = dependencies;
  const { side } = await openThread(caller, dependencies);
  const { threadId, userId } = caller;
  await transact(async (transaction) => {
    // Behind the lock of the inbox, so that no message arrives between the two, and no erasure before the end.
    const sequence = await inboxes.advance(userId, transaction);
    if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
    const lastNo = (await threads.find(threadId, transaction))?.last_no ?? 0;
    await threads.markRead({ threadId, userId, side, no: Math.min(through, lastNo) }, transaction);
    if (through < lastNo) return;
    const unread = { userId, through: sequence, subject: { type: 'thread' as const, id: threadId } };
    await notifications.markRead(unread, { sequence, now: now() }, transaction);
  });
  return getThread(caller, dependencies);
}
