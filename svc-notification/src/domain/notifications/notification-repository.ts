import type { NotificationFolder } from '@sabi/contracts/notification/notification-kinds';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { NotificationSubject, StoredNotification } from './notification';

interface Unread {
  readonly userId: string;
  /** Last sequence that counts. */
  readonly through: number;
  readonly subject: NotificationSubject | undefined;
}

interface Joined {
  readonly dedupeKey: string;
  readonly sequence: number;
  readonly now: Date;
}

/** Notifications of one account at a time. */
export interface NotificationRepository {
  find(
    notification: { userId: string; id: string },
    transaction?: Transaction,
  ): Promise<StoredNotification | null>;
  /** Latest first. */
  list(
    inbox: { userId: string; folder: NotificationFolder },
    page: { after: PagePosition | null; limit: number },
  ): Promise<StoredNotification[]>;
  /** Ids of the latest changes after a sequence, latest first. */
  listChanged(inbox: { userId: string; since: number; limit: number }): Promise<string[]>;
  /** Without the archived ones. @returns also how many subjects they are about */
  countUnread(userId: string): Promise<{ notifications: number; subjects: number }>;
  hasKey(request: { userId: string; dedupeKey: string }, transaction: Transaction): Promise<boolean>;
  /** An unread notification with room that began after `since`. */
  findOpenBatch(
    batch: { userId: string; batchKey: string; since: Date; mostKeys: number },
    transaction: Transaction,
  ): Promise<StoredNotification | null>;
  insert(notification: StoredNotification, transaction: Transaction): Promise<void>;
  join(notification: StoredNotification, joined: Joined, transaction: Transaction): Promise<void>;
  /** Stores whether it is read and archived. */
  mark(notification: StoredNotification, transaction: Transaction): Promise<void>;
  hasUnread(unread: Unread, transaction: Transaction): Promise<boolean>;
  markRead(unread: Unread, change: { sequence: number; now: Date }, transaction: Transaction): Promise<void>;
  findAllOf(userId: string): Promise<StoredNotification[]>;
}
