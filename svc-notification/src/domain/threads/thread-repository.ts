import type { ThreadSide } from '@sabi/contracts/notification/thread-terms';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredMessage, StoredThread } from './thread';

/** Threads of a talent, or of a company. */
export type ThreadOwner = { readonly talentId: string } | { readonly companyId: string };

export interface ThreadRepository {
  find(id: string, transaction?: Transaction): Promise<StoredThread | null>;
  /** Latest first, those with messages. */
  list(owner: ThreadOwner, page: { after: PagePosition | null; limit: number }): Promise<StoredThread[]>;
  /** Nothing where it exists. */
  add(thread: StoredThread, transaction: Transaction): Promise<void>;
  /** Counts a message. Transactions that write to one thread run one after the other from here on. */
  advance(id: string, at: Date, transaction: Transaction): Promise<StoredThread | null>;
  /** @returns false when the company had written before */
  markAnswered(id: string, at: Date, transaction: Transaction): Promise<boolean>;
  setBlock(
    block: { id: string; side: ThreadSide | 'staff'; isBlocked: boolean },
    transaction: Transaction,
  ): Promise<StoredThread | null>;
  findMessage(
    message: { threadId: string; id: string },
    transaction?: Transaction,
  ): Promise<StoredMessage | null>;
  addMessage(message: StoredMessage, transaction: Transaction): Promise<void>;
  /** Oldest first. */
  listMessages(page: { threadId: string; after: number; limit: number }): Promise<StoredMessage[]>;
  /** Never back. */
  markRead(
    read: { threadId: string; userId: string; side: ThreadSide; no: number },
    transaction: Transaction,
  ): Promise<void>;
  /** By thread; without threads that the account has read nothing of. */
  findReadNos(userId: string, threadIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Accounts of a side that have read or written. */
  listMembers(of: { threadId: string; side: ThreadSide }, transaction: Transaction): Promise<string[]>;
  /** Of a talent, for the copy of the account. */
  findThreadsOf(talentId: string): Promise<StoredThread[]>;
  findMessagesOf(authorId: string): Promise<StoredMessage[]>;
  /** What companies wrote in these threads. */
  findMessagesOfCompanies(threadIds: readonly string[]): Promise<StoredMessage[]>;
}
