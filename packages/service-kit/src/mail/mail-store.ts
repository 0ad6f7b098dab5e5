import type { Transaction } from '../transaction';

export interface RequestedMail {
  /** Message-ID of the mail. */
  readonly id: string;
  /** null for a mail to the staff. */
  readonly user_id: string | null;
  readonly created_at: Date;
}

/** With the time of acceptance by a mail server; null before. */
export type SentMail<Mail extends RequestedMail> = Mail & { readonly mailed_at: Date | null };

/** Mails of one collection, stored from their request until long after they were sent. */
export interface MailStore<Mail extends RequestedMail> {
  /** @returns false where the collection already has a mail of the same cause */
  insert(mail: Mail, transaction: Transaction): Promise<boolean>;
  /** @returns null also for a mail already accepted by a mail server */
  findUnsent(id: string): Promise<Mail | null>;
  /** Oldest first. @param since only mails requested later */
  findAllOf(userId: string, since?: Date): Promise<SentMail<Mail>[]>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}
