import type { Transaction } from '@sabi/service-kit/transaction';
import type { BillingMail } from './billing-mail';

/** Shard key: user_id. */
export interface BillingMailStore {
  /** @returns false where there is a mail with the same cause already */
  insertIfNew(mail: BillingMail, transaction: Transaction): Promise<boolean>;
  /** @returns null also once a mail server has taken it */
  findUnsent(id: string): Promise<BillingMail | null>;
  markMailed(id: string, transaction: Transaction): Promise<void>;
}
