import type { Transaction } from '@sabi/service-kit/transaction';
import type { User } from '../users/user';
import type { TakenKeys } from './find-conflict';

export interface StoredAccount {
  readonly createdAt: Date;
  /** Ids of its identities and factors. */
  readonly partIds: ReadonlySet<string>;
}

/** Reads and writes accounts in batches. */
export interface AccountStore {
  findByIds(ids: readonly string[]): Promise<Map<string, StoredAccount>>;
  /** Unique keys that stored accounts share with these. */
  findTaken(users: readonly User[]): Promise<TakenKeys>;
  /** @throws on a duplicate key, see isDuplicateKey: none is stored */
  insertAll(users: readonly User[], transaction: Transaction): Promise<void>;
  /** All accounts, ordered by id. */
  readAll(): AsyncIterable<User>;
}
