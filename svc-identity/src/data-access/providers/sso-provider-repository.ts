import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { mongo } from 'mongoose';
import type { SsoProvider } from '../../domain/providers/sso-provider';
import {
  SsoProviderConflict,
  type SsoProviderRepository,
} from '../../domain/providers/sso/sso-provider-repository';
import { isText } from '../collections/text-index';

type Stored = Omit<SsoProvider, 'id'> & { _id: string };

const collectionName = 'sso_providers';

export function createSsoProviderRepository(db: mongo.Db): SsoProviderRepository {
  const providers = db.collection<Stored>(collectionName);
  return {
    insert: async ({ id, ...rest }) => {
      await translateDuplicate(providers.insertOne({ _id: id, ...rest }));
    },
    find: async ({ id, domain, ...rest }) =>
      toProvider(
        await providers.findOne({ ...(id && { _id: id }), ...(domain && { domains: domain }), ...rest }),
      ),
    findAll: async () => {
      const found = await providers
        .find({}, { projection: { metadata_xml: 0 } })
        .sort({ created_at: 1 })
        .toArray();
      return found.map(({ _id: id, ...rest }) => ({ id, ...rest }));
    },
    update: async (id, changes) => {
      const updating = providers.findOneAndUpdate(
        { _id: id },
        { $set: { ...changes, updated_at: new Date() } },
        { returnDocument: 'after' },
      );
      return toProvider(await translateDuplicate(updating));
    },
    remove: async (id) => (await providers.deleteOne({ _id: id })).deletedCount === 1,
  };
}

async function translateDuplicate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicateKey(error)) throw new SsoProviderConflict();
    throw error;
  }
}

function toProvider(stored: Stored | null): SsoProvider | null {
  if (!stored) return null;
  const { _id: id, ...rest } = stored;
  return { id, ...rest };
}

export async function createSsoProviderIndexes(db: mongo.Db): Promise<void> {
  const providers = db.collection(collectionName);
  await providers.createIndex({ entity_id: 1 }, { unique: true });
  await providers.createIndex(
    { resource_id: 1 },
    { unique: true, partialFilterExpression: { resource_id: isText } },
  );
  await providers.createIndex({ domains: 1 }, { unique: true, partialFilterExpression: { domains: isText } });
  await providers.createIndex({ created_at: 1 });
}
