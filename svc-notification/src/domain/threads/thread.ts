import type { ThreadSide } from '@sabi/contracts/notification/thread-terms';

export interface StoredThread {
  readonly id: string;
  readonly application_id: string | null;
  readonly company_id: string;
  /** null once the account was erased. */
  readonly talent_id: string | null;
  /** 0 before the first message. */
  readonly last_no: number;
  readonly last_at: Date;
  /** When the company first wrote; missing or null before. */
  readonly answered_at?: Date | null;
  /** The staff after a report that it has upheld. */
  readonly blocked_by: readonly (ThreadSide | 'staff')[];
}

export interface StoredMessage {
  readonly id: string;
  readonly thread_id: string;
  readonly no: number;
  readonly side: ThreadSide;
  /** null once the account was erased. */
  readonly author_id: string | null;
  readonly text: string | null;
  readonly at: Date;
}

/** A caller's access to a thread, created only by `openThread` and `startThread`. */
export interface OpenedThread {
  readonly thread: StoredThread;
  readonly side: ThreadSide;
  readonly userId: string;
}
