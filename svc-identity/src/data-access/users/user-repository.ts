import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { User } from '../../domain/users/user';
import { UserAlreadyStored, type UserRepository } from '../../domain/users/user-repository';
import { createLookup } from '../collections/lookup';
import { listUsers } from './user-list';
import { type StoredUser, userModel } from './user.model';

export function createUserRepository(connection: Connection, db: mongo.Db, aud: string): UserRepository {
  const model = userModel(connection);
  const collection = db.collection<StoredUser>(model.collection.collectionName);
  const lookup = createLookup<StoredUser, { id: string }>(collection);
  const findOne = async (filter: mongo.Filter<StoredUser>, transaction: Transaction | undefined) => {
    const stored = await collection.findOne(filter, within(transaction));
    return stored && toUser(stored);
  };
  const removeOne = async (filter: mongo.Filter<StoredUser>, session: Transaction) => {
    const { deletedCount } = await collection.deleteOne(filter, { session });
    return deletedCount === 1;
  };
  return {
    insert: async ({ id, ...rest }, transaction) => {
      await translateDuplicate(model.create([{ _id: id, ...rest }], within(transaction)));
    },
    findById: async (id, transaction) => {
      if (transaction) return findOne({ _id: id }, transaction);
      const stored = await lookup({ id });
      return stored && toUser(stored);
    },
    findByEmail: (email, transaction) => findOne({ email, aud }, transaction),
    findByPhone: (phone, transaction) => findOne({ phone, aud }, transaction),
    findByIdentity: (provider, provider_id, transaction) =>
      // The first condition uses the partial index; the second requires both values in one identity.
      findOne(
        { 'identities.provider': provider, identities: { $elemMatch: { provider, provider_id } } },
        transaction,
      ),
    list: async (query) => {
      const { users, total } = await listUsers(collection, query);
      return { users: users.map(toUser), total };
    },
    update: async (id, changes, transaction) => {
      const updating = model
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...changes, updated_at: new Date() } },
          { ...within(transaction), returnDocument: 'after' },
        )
        .lean<StoredUser | null>();
      const stored = await translateDuplicate(updating.exec());
      return stored && toUser(stored);
    },
    replacePasswordHash: async (id, from, to) => {
      await collection.updateOne({ _id: id, password_hash: from }, { $set: { password_hash: to } });
    },
    remove: (id, transaction) => removeOne({ _id: id }, transaction),
    removeAnonymous: (id, transaction) => removeOne({ _id: id, is_anonymous: true }, transaction),
    findAnonymousBefore: async (moment, limit) => {
      const old = { is_anonymous: true, created_at: { $lt: moment } };
      const found = collection
        .find(old, { projection: { _id: 1 } })
        .sort({ created_at: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ _id }) => _id);
    },
  };
}

async function translateDuplicate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicateKey(error)) throw new UserAlreadyStored();
    throw error;
  }
}

function toUser({ _id: id, ...rest }: StoredUser): User {
  return { id, ...rest };
}
