import type { Transaction } from '@sabi/service-kit/transaction';
import type { Notice } from './notice';

export interface NoticeRepository {
  insert(notice: Notice, transaction: Transaction): Promise<void>;
  find(id: string): Promise<Notice | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<Notice[]>;
  markSent(id: string, transaction: Transaction): Promise<void>;
}
