import type { Transaction } from '@sabi/service-kit/transaction';
import type { User } from './user';

/** Another account has the address, number, identity or id. */
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
  /** By the provider's id. */
  findByIdentity(provider: string, providerId: string, transaction?: Transaction): Promise<User | null>;
  list(query: UserQuery): Promise<UserPage>;
  /** @returns the updated account; null when it does not exist @throws {UserAlreadyStored} */
  update(id: string, changes: UserChanges, transaction?: Transaction): Promise<User | null>;
  /** Replaces the hash unless the password has changed. */
  replacePasswordHash(id: string, from: string, to: string): Promise<void>;
  /** @returns false when missing */
  remove(id: string, transaction: Transaction): Promise<boolean>;
  /** @returns false unless the account is still anonymous */
  removeAnonymous(id: string, transaction: Transaction): Promise<boolean>;
  /** Ids of anonymous accounts created before a moment, oldest first. */
  findAnonymousBefore(moment: Date, limit: number): Promise<string[]>;
}

export interface UserQuery {
  /** Part of a normalized address or of a full name; both empty for all. */
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
