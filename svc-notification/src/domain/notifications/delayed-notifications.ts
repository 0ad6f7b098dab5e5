import type { Transaction } from '@sabi/service-kit/transaction';
import type { DelayedNotification } from './notification';

/** Requested notifications whose time has not come. */
export interface DelayedNotifications {
  hasKey(request: { userId: string; dedupeKey: string }, transaction: Transaction): Promise<boolean>;
  insert(notification: DelayedNotification, transaction: Transaction): Promise<void>;
  /** The earliest first. */
  findDue(now: Date, limit: number): Promise<DelayedNotification[]>;
  countDue(now: Date): Promise<number>;
  /** @returns false when another replica has taken it, or the account is erased */
  take(notification: DelayedNotification, transaction: Transaction): Promise<boolean>;
  findAllOf(userId: string): Promise<DelayedNotification[]>;
}
