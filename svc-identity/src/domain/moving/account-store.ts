import type { Transaction } from '@sabi/service-kit/transaction';
import type { User } from '../users/user';
import type { TakenKeys } from './find-conflict';

export interface StoredAccount {
  readonly createdAt: Date;
  /** Of its identities and factors. */
  readonly partIds: ReadonlySet<string>;
}

/** Accounts by the hundred, for moving them in and out. */
export interface AccountStore {
  findByIds(ids: readonly string[]): Promise<Map<string, StoredAccount>>;
  /** What stored accounts have of what these would have. */
  findTaken(users: readonly User[]): Promise<TakenKeys>;
  /** @throws of a duplicate key, see isDuplicateKey: then none is stored */
  insertAll(users: readonly User[], transaction: Transaction): Promise<void>;
  /** All accounts as they are read, in the order of their ids. */
  readAll(): AsyncIterable<User>;
}
