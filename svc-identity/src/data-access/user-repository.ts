import type { Connection } from 'mongoose';
import type { User } from '../domain/users/user';
import { isDuplicateKey } from './duplicate-key';
import { type Transaction, within } from './transaction';
import { type StoredUser, userModel } from './user.model';

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
  /** @returns the account as it is now; null when it is gone */
  update(id: string, changes: UserChanges, transaction?: Transaction): Promise<User | null>;
}

export function createUserRepository(connection: Connection, aud: string): UserRepository {
  const model = userModel(connection);
  return {
    insert: async ({ id, ...rest }, transaction) => {
      try {
        await model.create([{ _id: id, ...rest }], within(transaction));
      } catch (error) {
        if (isDuplicateKey(error)) throw new UserAlreadyStored();
        throw error;
      }
    },
    findById: async (id, transaction) => {
      const stored = await model.findById(id, null, within(transaction)).lean<StoredUser | null>();
      return stored && toUser(stored);
    },
    findByEmail: async (email, transaction) => {
      const stored = await model.findOne({ email, aud }, null, within(transaction)).lean<StoredUser | null>();
      return stored && toUser(stored);
    },
    update: async (id, changes, transaction) => {
      const stored = await model
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...changes, updated_at: new Date() } },
          { ...within(transaction), returnDocument: 'after' },
        )
        .lean<StoredUser | null>();
      return stored && toUser(stored);
    },
  };
}

function toUser({ _id: id, ...rest }: StoredUser): User {
  return { id, ...rest };
}
