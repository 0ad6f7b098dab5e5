import type { UserType } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Kinds of accounts as published by svc-profile. Shard key: user_id. */
export interface AccountKinds {
  /** null before svc-profile has published one. */
  find(userId: string): Promise<UserType | null>;
  /** Ignored if the account has a kind. */
  add(kind: { user_id: string; user_type: UserType }, transaction: Transaction): Promise<void>;
}
