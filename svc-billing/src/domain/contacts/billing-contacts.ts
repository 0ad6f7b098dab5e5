import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Name and address from the account's newest token. */
export interface BillingContact {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
}

/** Shard key: user_id. */
export interface BillingContacts {
  find(userId: string, transaction?: Transaction): Promise<BillingContact | null>;
  save(userId: string, contact: BillingContact): Promise<void>;
}
