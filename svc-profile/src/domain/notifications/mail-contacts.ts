import type { Language } from '@sabi/contracts/language';

export interface MailContact {
  readonly email: string;
  /** null where neither the account nor a page has said one. */
  readonly language: Language | null;
}

/** Addresses of accounts, as their newest tokens say them. */
export interface MailContacts {
  find(userId: string): Promise<MailContact | null>;
  /** Of an account with a profile, so that nothing is stored of an erased one. Without a language the known one stays. */
  note(userId: string, contact: MailContact): Promise<void>;
}
