import type { Transaction } from '../transaction';

/** A mail that was requested. */
export interface RequestedMail {
  /** Becomes its Message-ID. */
  readonly id: string;
  /** null for a mail to the staff. */
  readonly user_id: string | null;
  readonly created_at: Date;
}

/** With the time a mail server accepted it; null before. */
export type SentMail<Mail extends RequestedMail> = Mail & { readonly mailed_at: Date | null };

/** Mails of one collection, from their request until long after they were sent. */
export interface MailStore<Mail extends RequestedMail> {
  /** @returns false where the collection has a mail of the same cause already */
  insert(mail: Mail, transaction: Transaction): Promise<boolean>;
  /** @returns null also once a mail server has accepted it */
  findUnsent(id: string): Promise<Mail | null>;
  /** Oldest first. @param since only mails requested later */
  findAllOf(userId: string, since?: Date): Promise<SentMail<Mail>[]>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}
