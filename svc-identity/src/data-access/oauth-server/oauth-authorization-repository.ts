import { within } from '@sabi/service-kit/transaction';
import { type Connection, trusted } from 'mongoose';
import type { OAuthAuthorization } from '../../domain/oauth-server/oauth-authorization';
import type { OAuthAuthorizationRepository } from '../../domain/oauth-server/oauth-authorization-repository';
import { oauthAuthorizationModel, type StoredOAuthAuthorization } from './oauth-authorization.model';

export function createOAuthAuthorizationRepository(connection: Connection): OAuthAuthorizationRepository {
  const model = oauthAuthorizationModel(connection);
  return {
    insert: async ({ id, ...rest }) => {
      await model.create([{ _id: id, ...rest }]);
    },
    find: async (id) => toAuthorization(await model.findById(id).lean<StoredOAuthAuthorization | null>()),
    findByCode: async (codeHash) =>
      toAuthorization(await model.findOne({ code_hash: codeHash }).lean<StoredOAuthAuthorization | null>()),
    bind: async (id, userId) =>
      toAuthorization(
        await model
          .findOneAndUpdate(
            { _id: id, user_id: trusted({ $in: [null, userId] }) },
            { $set: { user_id: userId } },
            { returnDocument: 'after' },
          )
          .lean<StoredOAuthAuthorization | null>(),
      ),
    decide: async ({ id, user_id }, decision, transaction) => {
      const { modifiedCount } = await model.updateOne(
        { _id: id, user_id, status: 'pending' },
        { $set: decision },
        within(transaction),
      );
      return modifiedCount === 1;
    },
    redeem: async (id, sessionId, transaction) => {
      const { modifiedCount } = await model.updateOne(
        { _id: id, status: 'approved', session_id: null },
        { $set: { session_id: sessionId } },
        within(transaction),
      );
      return modifiedCount === 1;
    },
  };
}

function toAuthorization(stored: StoredOAuthAuthorization | null): OAuthAuthorization | null {
  if (!stored) return null;
  const { _id: id, ...rest } = stored;
  return { id, ...rest };
}
