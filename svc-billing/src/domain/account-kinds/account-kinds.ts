import type { UserType } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Kinds of accounts as published by svc-profile. Shard key: user_id. */
export interface AccountKinds {
  /** null: no kind was published yet. */
  find(userId: string): Promise<UserType | null>;
  /** The first kind of an account is final. */
  add(kind: { user_id: string; user_type: UserType }, transaction: Transaction): Promise<void>;
}
