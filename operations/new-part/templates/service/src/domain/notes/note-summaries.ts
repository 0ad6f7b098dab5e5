import type { Transaction } from '@sabi/service-kit/transaction';

export interface NoteSummary {
  readonly notes: number;
  /** Of the last note; null without one. */
  readonly stored_at: Date | null;
}

export interface NoteSummaries {
  /** Transactions of one account that take it run one after the other, the erasure among them. */
  lock(userId: string, transaction: Transaction): Promise<void>;
  put(
    userId: string,
    summary: { readonly notes: number; readonly stored_at: Date },
    transaction: Transaction,
  ): Promise<void>;
  find(userId: string): Promise<NoteSummary>;
}
