import { within } from '@sabi/service-kit/transaction';
import type { Connection } from 'mongoose';
import type { OAuthConsent } from '../../domain/oauth-server/oauth-consent';
import type { OAuthConsentRepository } from '../../domain/oauth-server/oauth-consent-repository';
import { oauthConsentModel, type StoredOAuthConsent } from './oauth-consent.model';

export function createOAuthConsentRepository(connection: Connection): OAuthConsentRepository {
  const model = oauthConsentModel(connection);
  const key = (userId: string, clientId: string) => ({ _id: `${userId}.${clientId}`, user_id: userId });
  return {
    add: async ({ userId, clientId, scopes }, transaction) => {
      await model.updateOne(
        key(userId, clientId),
        {
          $set: { client_id: clientId, granted_at: new Date() },
          $setOnInsert: { used_at: null },
          $addToSet: { scopes: { $each: [...scopes] } },
        },
        { upsert: true, ...within(transaction) },
      );
    },
    find: async (userId, clientId) => {
      const stored = await model.findOne(key(userId, clientId)).lean<StoredOAuthConsent | null>();
      return stored && toConsent(stored);
    },
    findAllOf: async (userId) => {
      const stored = await model
        .find({ user_id: userId })
        .sort({ granted_at: -1 })
        .lean<StoredOAuthConsent[]>();
      return stored.map(toConsent);
    },
    use: async (userId, clientId, transaction) => {
      const { matchedCount } = await model.updateOne(
        key(userId, clientId),
        { $set: { used_at: new Date() } },
        within(transaction),
      );
      return matchedCount === 1;
    },
    remove: async (userId, clientId, transaction) => {
      const { deletedCount } = await model.deleteOne(key(userId, clientId), within(transaction));
      return deletedCount === 1;
    },
    removeAllOfClient: async (clientId) => {
      await model.deleteMany({ client_id: clientId });
    },
  };
}

function toConsent({ _id: _key, ...rest }: StoredOAuthConsent): OAuthConsent {
  return rest;
}
