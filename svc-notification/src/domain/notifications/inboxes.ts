import type { Transaction } from '@sabi/service-kit/transaction';

/** The number of changes of each account's inbox. */
export interface Inboxes {
  /**
   * Counts a change. Transactions that change one inbox run one after the other from here on, so that what they read next holds until the
   * commit.
   * @returns the new sequence
   */
  advance(userId: string, transaction: Transaction): Promise<number>;
  /** 0 before the first change. */
  findSequence(userId: string): Promise<number>;
  /** By account; without accounts whose inbox has never changed. */
  findSequences(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
