import { type Connection, trusted } from 'mongoose';
import type { OAuthClient } from '../../domain/oauth-server/oauth-client';
import type { OAuthClientRepository } from '../../domain/oauth-server/oauth-client-repository';
import { oauthClientModel, type StoredOAuthClient } from './oauth-client.model';

export function createOAuthClientRepository(connection: Connection): OAuthClientRepository {
  const model = oauthClientModel(connection);
  return {
    insert: async ({ id, ...rest }) => {
      await model.create([{ _id: id, ...rest }]);
    },
    find: async (id) => {
      const stored = await model.findById(id).lean<StoredOAuthClient | null>();
      return stored && toClient(stored);
    },
    findMany: async (ids) => {
      const stored = await model.find({ _id: trusted({ $in: [...ids] }) }).lean<StoredOAuthClient[]>();
      return stored.map(toClient);
    },
    findAll: async () => {
      const stored = await model.find().sort({ created_at: -1 }).lean<StoredOAuthClient[]>();
      return stored.map(toClient);
    },
    update: async (id, changes) => {
      const stored = await model
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...changes, updated_at: new Date() } },
          { returnDocument: 'after' },
        )
        .lean<StoredOAuthClient | null>();
      return stored && toClient(stored);
    },
    remove: async (id) => (await model.deleteOne({ _id: id })).deletedCount === 1,
  };
}

function toClient({ _id: id, ...rest }: StoredOAuthClient): OAuthClient {
  return { id, ...rest };
}
