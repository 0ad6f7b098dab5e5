import { type Connection, trusted } from 'mongoose';
import { maxCodeAttempts, type OneTimeToken } from '../../domain/one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../../domain/one-time-tokens/one-time-token-repository';
import { oneTimeTokenModel, type StoredOneTimeToken } from './one-time-token.model';

export function createOneTimeTokenRepository(connection: Connection): OneTimeTokenRepository {
  const model = oneTimeTokenModel(connection);
  // Removes the password hash of a sign-up that can no longer be confirmed.
  const asSuperseded = { $set: { state: 'superseded', sign_up: null } } as const;
  return {
    replace: async ({ id, ...rest }, session) => {
      const older = { user_id: rest.user_id, type: rest.type, state: 'pending' } as const;
      await model.updateMany(older, asSuperseded, { session });
      await model.create([{ _id: id, ...rest }], { session });
    },
    find: async (id) => {
      const stored = await model.findById(id).lean<StoredOneTimeToken | null>();
      return stored && toOneTimeToken(stored);
    },
    findByLinkHash: async (linkHash) => {
      const stored = await model.findOne({ link_hash: linkHash }).lean<StoredOneTimeToken | null>();
      return stored && toOneTimeToken(stored);
    },
    findNewest: async (userId, type, session) => {
      const stored = await model
        .findOne({ user_id: userId, type }, null, { session })
        .sort({ created_at: -1 })
        .lean<StoredOneTimeToken | null>();
      return stored && toOneTimeToken(stored);
    },
    beginCodeAttempt: async (relatesTo, types) => {
      const ofTypes = { relates_to: relatesTo, type: trusted({ $in: [...types] }) };
      const newest = await model.findOne(ofTypes, { _id: 1 }).sort({ created_at: -1 }).lean();
      if (!newest) return null;
      const stored = await model
        .findOneAndUpdate(
          { _id: newest._id, attempts: trusted({ $lt: maxCodeAttempts }) },
          { $inc: { attempts: 1 }, $currentDate: { attempted_at: true } },
          { returnDocument: 'after' },
        )
        .lean<StoredOneTimeToken | null>();
      if (!stored) return null;
      const { attempted_at: at, code_expires_at: end } = stored;
      return { token: toOneTimeToken(stored), isInTime: at !== null && end !== null && at < end };
    },
    openCode: async (id, lifeMs) => {
      const life = [{ $set: { code_expires_at: { $add: ['$$NOW', lifeMs] } } }];
      await model.updateOne({ _id: id }, life, { updatePipeline: true });
    },
    markSent: async (id, session) => {
      await model.updateOne({ _id: id }, { $currentDate: { sent_at: true } }, { session });
    },
    use: async (id, session) => {
      const { modifiedCount } = await model.updateOne(
        { _id: id, state: 'pending' },
        { $set: { state: 'used', sign_up: null } },
        { session },
      );
      return modifiedCount === 1;
    },
    endAllOf: async (userId, session, types) => {
      const ofTypes = types && { type: trusted({ $in: [...types] }) };
      await model.updateMany({ user_id: userId, state: 'pending', ...ofTypes }, asSuperseded, { session });
    },
  };
}

function toOneTimeToken({ _id: id, attempted_at: _attemptedAt, ...rest }: StoredOneTimeToken): OneTimeToken {
  return { id, ...rest, sign_up: rest.sign_up ?? null };
}
