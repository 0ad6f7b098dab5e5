import { within } from '@sabi/service-kit/transaction';
import { type mongo, trusted } from 'mongoose';
import type { RefreshTokenRepository } from '../../domain/sessions/refresh-token-repository';
import type { RefreshToken } from '../../domain/sessions/session';
import { createBulkWriter } from '../collections/bulk-writer';
import { createLookup } from '../collections/lookup';
import type { SessionModels, StoredRefreshToken } from './session.model';

export function createRefreshTokenRepository(
  { tokens: model }: SessionModels,
  db: mongo.Db,
): RefreshTokenRepository {
  const collection = db.collection<StoredRefreshToken>(model.collection.collectionName);
  const lookup = createLookup<StoredRefreshToken, { id: string }>(collection);
  const write = createBulkWriter(collection);
  const asRevoked = { $set: { revoked: true }, $currentDate: { revoked_at: true } } as const;
  return {
    add: async ({ hash, ...rest }, transaction) => {
      const options = { upsert: true, ...within(transaction) };
      await model.updateOne({ _id: hash }, { $setOnInsert: { ...rest, revoked_at: null } }, options);
    },
    follow: (parent, { hash, ...rest }) =>
      write([
        {
          updateOne: {
            filter: { _id: hash },
            update: { $setOnInsert: { ...rest, revoked_at: null } },
            upsert: true,
          },
        },
        { updateOne: { filter: { _id: parent, revoked: false }, update: asRevoked } },
      ]),
    find: async (hash) => {
      const stored = await lookup({ id: hash });
      return stored && toRefreshToken(stored);
    },
    findChild: async (parent) => {
      const stored = await collection.findOne({ parent });
      return stored && toRefreshToken(stored);
    },
    revokeAllOf: async (sessionId, transaction) => {
      await model.updateMany({ session_id: sessionId, revoked: false }, asRevoked, within(transaction));
    },
    wasRevokedWithin: async (hash, seconds) => {
      const intervalStart = { $dateSubtract: { startDate: '$$NOW', unit: 'second', amount: seconds } };
      const isRecent = trusted({ $gte: ['$revoked_at', intervalStart] });
      return (await model.countDocuments({ _id: hash, revoked: true, $expr: isRecent })) > 0;
    },
  };
}

function toRefreshToken({ _id: hash, revoked_at: _revokedAt, ...rest }: StoredRefreshToken): RefreshToken {
  return { hash, ...rest };
}
