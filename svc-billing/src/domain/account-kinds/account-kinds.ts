import type { UserType } from '@sabi/contracts/http/profile';
import type { Transaction } from '../transactions/transaction';

/** The kinds of accounts, as svc-profile has published them. Shard key: user_id. */
export interface AccountKinds {
  /** null: no kind was published yet. */
  find(userId: string): Promise<UserType | null>;
  /** The first kind of an account stays, whatever is added later. */
  add(kind: { user_id: string; user_type: UserType }, transaction: Transaction): Promise<void>;
}
