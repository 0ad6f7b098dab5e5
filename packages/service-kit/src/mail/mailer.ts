import type { Language } from '@sabi/contracts/language';

export interface Mail {
  /** Message-ID, so that mail clients recognise a repeated mail. */
  readonly id: string;
  readonly to: string;
  /** Recipient of replies. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /**
   * Address for one-click unsubscription by POST (RFC 8058). For optional mails only; the DKIM signature has to cover
   * both headers set for it.
   */
  readonly oneClickUnsubscribeUrl?: string;
}

export interface Mailer {
  /** Resolves once a mail server has accepted the mail. @throws {MailRefused} for a final refusal, else {MailNotSent} */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Final: the mail server does not accept mails for this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Temporary: no mail server has accepted it. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}

/** Sender, and address of the staff, unless set on a development machine. */
export const developmentAddress = 'hello@localhost';
