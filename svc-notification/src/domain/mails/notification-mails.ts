import type { Transaction } from '@sabi/service-kit/transaction';
import type { MailReason, NotificationMail } from './notification-mail';

export interface NotificationMails {
  insert(mail: NotificationMail, transaction: Transaction): Promise<void>;
  findRequested(id: string): Promise<NotificationMail | null>;
  /** Those that wait, the earliest first. */
  findDue(now: Date, limit: number): Promise<NotificationMail[]>;
  /** @returns false when another replica has, or the account is erased */
  markRequested(id: string, transaction: Transaction): Promise<boolean>;
  /** Ends one that is requested; another one stays as it is. */
  decide(
    id: string,
    decision: { state: 'sent' | 'suppressed' | 'failed'; reason: MailReason | null; now: Date },
    transaction?: Transaction,
  ): Promise<void>;
  /** Those that should have been decided by then. */
  countUndecided(until: Date): Promise<number>;
  /** Of an account, the earliest first. */
  findAllOf(userId: string): Promise<NotificationMail[]>;
}
