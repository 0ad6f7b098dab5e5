import { trusted } from 'mongoose';
import type { RefreshToken } from '../domain/sessions/session';
import type { SessionModels, StoredRefreshToken } from './session.model';
import { type Transaction, within } from './transaction';

export interface RefreshTokenRepository {
  /** Does nothing when it is there already: callers that derive the same token may all add it. */
  add(token: RefreshToken, transaction?: Transaction): Promise<void>;
  find(hash: string): Promise<RefreshToken | null>;
  /** The newest token of a session that was not used yet. */
  findActive(sessionId: string): Promise<RefreshToken | null>;
  countChildren(parent: string): Promise<number>;
  /** Marks a token as used; the first use counts. */
  revoke(hash: string): Promise<void>;
  revokeAllOf(sessionId: string): Promise<void>;
  /** By the database's clock, which all replicas share. */
  wasRevokedWithin(hash: string, seconds: number): Promise<boolean>;
}

export function createRefreshTokenRepository({ tokens: model }: SessionModels): RefreshTokenRepository {
  const asRevoked = { $set: { revoked: true }, $currentDate: { revoked_at: true } } as const;
  return {
    add: async ({ hash, ...rest }, transaction) => {
      const options = { upsert: true, ...within(transaction) };
      await model.updateOne({ _id: hash }, { $setOnInsert: { ...rest, revoked_at: null } }, options);
    },
    find: async (hash) => {
      const stored = await model.findById(hash).lean<StoredRefreshToken | null>();
      return stored && toRefreshToken(stored);
    },
    findActive: async (sessionId) => {
      const stored = await model
        .findOne({ session_id: sessionId, revoked: false })
        .sort({ created_at: -1 })
        .lean<StoredRefreshToken | null>();
      return stored && toRefreshToken(stored);
    },
    countChildren: (parent) => model.countDocuments({ parent }),
    revoke: async (hash) => {
      await model.updateOne({ _id: hash, revoked: false }, asRevoked);
    },
    revokeAllOf: async (sessionId) => {
      await model.updateMany({ session_id: sessionId, revoked: false }, asRevoked);
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
