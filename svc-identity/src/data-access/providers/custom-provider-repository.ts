import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { mongo } from 'mongoose';
import type { CustomProvider } from '../../domain/providers/custom-provider';
import {
  CustomProviderAlreadyStored,
  type CustomProviderRepository,
} from '../../domain/providers/custom/custom-provider-repository';

type Stored = Omit<CustomProvider, 'id'> & { _id: string };

const collectionName = 'custom_providers';
const locksName = 'locks';

export function createCustomProviderRepository(db: mongo.Db): CustomProviderRepository {
  const providers = db.collection<Stored>(collectionName);
  const locks = db.collection<{ _id: string; taken: number }>(locksName);
  return {
    insert: async ({ id, ...rest }, max, session) => {
      // Serializes concurrent inserts, so that each counts the others.
      await locks.updateOne({ _id: collectionName }, { $inc: { taken: 1 } }, { upsert: true, session });
      if ((await providers.countDocuments({}, { session })) >= max) return false;
      try {
        await providers.insertOne({ _id: id, ...rest }, { session });
      } catch (error) {
        if (isDuplicateKey(error)) throw new CustomProviderAlreadyStored();
        throw error;
      }
      return true;
    },
    find: async (identifier) => toProvider(await providers.findOne({ identifier })),
    findAll: async (type) => {
      const found = await providers
        .find(type ? { provider_type: type } : {})
        .sort({ created_at: 1 })
        .toArray();
      return found.map(({ _id: id, ...rest }) => ({ id, ...rest }));
    },
    update: async (identifier, changes) =>
      toProvider(
        await providers.findOneAndUpdate(
          { identifier },
          { $set: { ...changes, updated_at: new Date() } },
          { returnDocument: 'after' },
        ),
      ),
    remove: async (identifier) => (await providers.deleteOne({ identifier })).deletedCount === 1,
  };
}

function toProvider(stored: Stored | null): CustomProvider | null {
  if (!stored) return null;
  const { _id: id, ...rest } = stored;
  return { id, ...rest };
}

export async function createCustomProviderIndexes(db: mongo.Db): Promise<void> {
  const providers = db.collection(collectionName);
  await providers.createIndex({ identifier: 1 }, { unique: true });
  await providers.createIndex({ created_at: 1 });
}
