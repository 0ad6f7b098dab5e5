import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '../transactions/transaction';

/** Whom receipts name and mails go to, as the account's newest token says it. */
export interface BillingContact {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
}

/** Shard key: user_id. */
export interface BillingContacts {
  find(userId: string, transaction?: Transaction): Promise<BillingContact | null>;
  note(userId: string, contact: BillingContact): Promise<void>;
}
