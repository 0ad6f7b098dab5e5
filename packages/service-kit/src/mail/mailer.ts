import type { Language } from '@sabi/contracts/language';

export interface Mail {
  /** Becomes the Message-ID, so that a mailbox knows a mail that comes twice. */
  readonly id: string;
  readonly to: string;
  /** Who is answered instead of the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /**
   * Where a mailbox stops mails of this kind by one POST (RFC 8058). For optional mails only; the server that signs mails has
   * to sign both headers that are set for it.
   */
  readonly oneClickUnsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once a mail server has taken the mail. @throws {MailRefused} when it never will, else {MailNotSent} */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server does not take mails for this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** No mail server has taken it, this time. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** Sender of mails, and the staff, where the settings of a development machine name none. */
export const developmentAddress = 'hello@localhost';
