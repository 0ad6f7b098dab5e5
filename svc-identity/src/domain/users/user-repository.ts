import type { Transaction } from '@sabi/service-kit/transaction';
import type { User } from './user';

/** Another account has the address or the id. */
export class UserAlreadyStored extends Error {
  override readonly name = 'UserAlreadyStored';
}

export type UserChanges = Partial<Omit<User, 'id' | 'aud' | 'created_at' | 'updated_at'>>;

export interface UserRepository {
  /** @throws {UserAlreadyStored} */
  insert(user: User, transaction?: Transaction): Promise<void>;
  findById(id: string, transaction?: Transaction): Promise<User | null>;
  /** @param email in lower case */
  findByEmail(email: string, transaction?: Transaction): Promise<User | null>;
  /** @param phone E.164 without the plus */
  findByPhone(phone: string, transaction?: Transaction): Promise<User | null>;
  /** By what a provider knows them by. */
  findByIdentity(provider: string, providerId: string, transaction?: Transaction): Promise<User | null>;
  list(query: UserQuery): Promise<UserPage>;
  /**
   * @returns the account as it is now; null when it is gone
   * @throws {UserAlreadyStored}
   */
  update(id: string, changes: UserChanges, transaction?: Transaction): Promise<User | null>;
  /** Swaps a hash for another of the same password, unless the password was changed meanwhile. */
  replacePasswordHash(id: string, from: string, to: string): Promise<void>;
  /** @returns false when it was gone already */
  remove(id: string, transaction: Transaction): Promise<boolean>;
  /** Removes an account if it is anonymous still. @returns false when it is not */
  removeAnonymous(id: string, transaction: Transaction): Promise<boolean>;
  /** Ids of anonymous accounts made before a moment, oldest first. */
  findAnonymousBefore(moment: Date, limit: number): Promise<string[]>;
}

export interface UserQuery {
  /** Part of an address, as accounts hold it, or of a full name; both empty for all. */
  readonly email: string;
  readonly fullName: string;
  readonly isOldestFirst: boolean;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface UserPage {
  readonly users: User[];
  readonly total: number;
}
