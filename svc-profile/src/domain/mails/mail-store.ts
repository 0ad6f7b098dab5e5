import type { Transaction } from '@sabi/service-kit/transaction';

/** A mail that was requested. */
export interface PreparedMail {
  /** Becomes its Message-ID. */
  readonly id: string;
  readonly user_id: string;
  readonly created_at: Date;
}

/** With the time a mail server accepted it; null before. */
export type SentMail<Mail extends PreparedMail> = Mail & { readonly mailed_at: Date | null };

/** Mails of one kind. */
export interface MailStore<Mail extends PreparedMail> {
  insert(mail: Mail, transaction: Transaction): Promise<void>;
  /** @returns null also once a mail server has accepted it */
  findUnsent(id: string): Promise<Mail | null>;
  /** Oldest first. @param since only mails requested later */
  findAllOf(userId: string, since?: Date): Promise<SentMail<Mail>[]>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}
