import { threadAnswered, threadWritten } from '@sabi/contracts/messages/notification';
import { createMessage } from '@sabi/event-bus/create-message';
import { AppError } from '@sabi/service-kit/errors';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { messageKeys } from '@sabi/contracts/notification/message-keys';
import { type StoreDependencies, storeRequest } from '../notifications/record-request';
import type { OpenedThread, StoredMessage, StoredThread } from './thread';
import type { ThreadRepository } from './thread-repository';

export interface NewMessage {
  readonly message_id: string;
  readonly text: string;
}

export interface WriteDependencies extends StoreDependencies {
  readonly threads: ThreadRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly messageLimit: Pick<AttemptLimiter, 'begin'>;
  readonly transact: Transact;
}

interface Written {
  readonly thread: StoredThread;
  readonly message: StoredMessage;
}

/**
 * Adds a message and notifies the other side, in one transaction. Idempotent by the id of the message.
 * @param opened the thread is stored where it is new
 * @throws {AppError} BLOCKED also once the account of the talent was erased, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED
 */
export async function writeMessage(
  opened: OpenedThread,
  message: NewMessage,
  dependencies: WriteDependencies,
): Promise<Written> {
  const { threads, messageLimit, transact } = dependencies;
  const known = await findOwn(opened, message, dependencies);
  if (known) return { thread: (await threads.find(opened.thread.id)) ?? opened.thread, message: known };
  if (await dependencies.erasedAccounts.has(opened.userId)) throw new AppError('TOKEN_INVALID');
  if (isClosed(opened.thread)) throw new AppError('BLOCKED');
  const wait = await messageLimit.begin(opened.userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  return transact((transaction) => store(opened, message, dependencies, transaction));
}

const isClosed = ({ blocked_by: blocked, talent_id: talentId }: StoredThread) =>
  blocked.length > 0 || talentId === null;

async function findOwn(
  { thread, userId }: OpenedThread,
  { message_id: id }: NewMessage,
  { threads }: Pick<WriteDependencies, 'threads'>,
  transaction?: Transaction,
): Promise<StoredMessage | null> {
  const known = await threads.findMessage({ threadId: thread.id, id }, transaction);
  if (known && known.author_id !== userId) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return known;
}

async function store(
  opened: OpenedThread,
  { message_id: id, text }: NewMessage,
  dependencies: WriteDependencies,
  transaction: Transaction,
): Promise<Written> {
  const { threads, inboxes, erasedAccounts, now } = dependencies;
  const { side, userId } = opened;
  // The lock that the erasure of the author takes too. Behind it, a message sent twice at once is found.
  await inboxes.advance(userId, transaction);
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const known = await findOwn(opened, { message_id: id, text }, dependencies, transaction);
  if (known)
    return { thread: (await threads.find(opened.thread.id, transaction)) ?? opened.thread, message: known };
  await threads.add(opened.thread, transaction);
  const thread = await threads.advance(opened.thread.id, now(), transaction);
  if (!thread || isClosed(thread)) throw new AppError('BLOCKED');
  const message: StoredMessage = {
    id,
    thread_id: thread.id,
    no: thread.last_no,
    side,
    author_id: userId,
    text,
    at: thread.last_at,
  };
  await threads.addMessage(message, transaction);
  await threads.markRead({ threadId: thread.id, userId, side, no: message.no }, transaction);
  const notified = await notifyOthers({ thread, message }, dependencies, transaction);
  if (side === 'company') await reportAnswer({ thread, message }, dependencies, transaction);
  else await reportMessage({ thread, message }, notified, dependencies, transaction);
  return { thread, message };
}

/** Reports the company's first message about an application to svc-hiring. */
async function reportAnswer(
  { thread: { id, application_id, company_id }, message: { author_id: member_id, at } }: Written,
  { threads, outbox }: Pick<WriteDependencies, 'threads' | 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  if (application_id === null || member_id === null) return;
  if (!(await threads.markAnswered(id, at, transaction))) return;
  const answer = { application_id, company_id, member_id, written_at: at.toISOString() };
  await outbox.append(createMessage(threadAnswered, answer), transaction);
}

/** Reports a talent's message about an application to svc-hiring, which notifies the members where none of these is one any more. */
async function reportMessage(
  { thread: { application_id, company_id }, message: { id: message_id } }: Written,
  notified_ids: readonly string[],
  { outbox }: Pick<WriteDependencies, 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  if (application_id === null) return;
  const sent = { application_id, company_id, message_id, notified_ids: [...notified_ids] };
  await outbox.append(createMessage(threadWritten, sent), transaction);
}

/** The talent, or those members of the company who have taken part. @returns their accounts */
async function notifyOthers(
  { thread, message }: Written,
  dependencies: WriteDependencies,
  transaction: Transaction,
): Promise<readonly string[]> {
  const { id: threadId, talent_id: talentId } = thread;
  const recipients =
    message.side === 'company'
      ? [talentId].filter((id) => id !== null)
      : await dependencies.threads.listMembers({ threadId, side: 'company' }, transaction);
  for (const user_id of recipients)
    await storeRequest(
      {
        user_id,
        kind: 'message_received',
        topic: 'messages',
        subject: { type: 'thread', id: threadId },
        ...messageKeys({ threadId, messageId: message.id }),
      },
      dependencies,
      transaction,
    );
  return recipients;
}
