import { type Transact, type Transaction, within } from '@sabi/service-kit/transaction';
import { type mongo, trusted } from 'mongoose';
import type { EndedSessions } from '../domain/sessions/ended-sessions';
import { secondFactorMethods, type Session } from '../domain/sessions/session';
import type { SessionRepository } from '../domain/sessions/session-repository';
import { createBulkWriter } from './bulk-writer';
import { createLookup } from './lookup';
import type { SessionModels, StoredSession } from './session.model';

// A session ends when its own document is removed: tokens that a crash left behind cannot be refreshed.
export function createSessionRepository(
  { sessions, tokens }: SessionModels,
  { db, endedSessions, transact }: { db: mongo.Db; endedSessions: EndedSessions; transact: Transact },
): SessionRepository {
  const collection = db.collection<StoredSession>(sessions.collection.collectionName);
  const lookup = createLookup(collection, (keys: readonly SessionKey[]) => ({
    user_id: { $in: [...new Set(keys.map(({ userId }) => userId))] },
  }));
  const write = createBulkWriter(collection);
  return {
    insert: async ({ id, ...rest }, transaction) => {
      await sessions.create([{ _id: id, ...rest }], within(transaction));
    },
    find: async (id, userId, transaction) => {
      const stored = transaction
        ? await collection.findOne({ _id: id, user_id: userId }, { session: transaction })
        : await lookup({ id, userId });
      return stored?.user_id === userId ? toSession(stored) : null;
    },
    findAllOf: async (userId) => {
      const found = collection.find({ user_id: userId, compromised_at: null }).sort({ created_at: -1 });
      return (await found.toArray()).map(toSession);
    },
    recordRefresh: ({ id, user_id }, { client: { userAgent, ip }, chainBeganAt, purgeAt }) => {
      const changes = { refreshed_at: new Date(), user_agent: userAgent, ip, purge_at: purgeAt };
      const update = { $set: changes, ...(chainBeganAt && { $max: { chain_began_at: chainBeganAt } }) };
      return write([{ updateOne: { filter: { _id: id, user_id }, update } }]);
    },
    markCompromised: async ({ id, user_id }, session) => {
      const changes = { $set: { compromised_at: new Date() } };
      const { modifiedCount } = await sessions.updateOne(
        { _id: id, user_id, compromised_at: null },
        changes,
        {
          session,
        },
      );
      if (modifiedCount === 0) return false;
      await endedSessions.add([id], session);
      return true;
    },
    setAssurance: async ({ id, user_id, aal, amr, factor_id }, session) => {
      const { matchedCount } = await sessions.updateOne(
        { _id: id, user_id, compromised_at: null },
        { $set: { aal, amr, factor_id } },
        { session },
      );
      return matchedCount === 1;
    },
    lowerRaisedBy: async (userId, factorId, session) => {
      await sessions.updateMany(
        { user_id: userId, factor_id: factorId },
        {
          $set: { aal: 'aal1', factor_id: null },
          $pull: { amr: { method: { $in: [...secondFactorMethods] } } },
        },
        { session },
      );
    },
    removeUnraisedOf: async (userId, session) => {
      const unraised = { user_id: userId, aal: 'aal1', oauth: null } as const;
      const ids = await sessions.distinct('_id', unraised).session(session);
      await sessions.deleteMany({ ...unraised, _id: trusted({ $in: ids }) }, { session });
      await tokens.deleteMany({ session_id: trusted({ $in: ids }) }, { session });
      await endedSessions.add(ids, session);
    },
    // Not recorded as ended: no other service accepts tokens of an application.
    removeOAuthSessions: async ({ clientId, userId }, transaction) => {
      const theirs = { 'oauth.client_id': clientId, ...(userId && { user_id: userId }) };
      const found = await sessions.find(theirs, { _id: 1 }, within(transaction)).lean<{ _id: string }[]>();
      const ids = trusted({ $in: found.map(({ _id }) => _id) });
      await sessions.deleteMany({ ...theirs, _id: ids }, within(transaction));
      await tokens.deleteMany({ session_id: ids }, within(transaction));
    },
    remove: (id, userId, transaction) => {
      const end = async (session: Transaction): Promise<boolean> => {
        const { deletedCount } = await sessions.deleteOne({ _id: id, user_id: userId }, { session });
        if (deletedCount === 0) return false;
        await tokens.deleteMany({ session_id: id }, { session });
        await endedSessions.add([id], session);
        return true;
      };
      return transaction ? end(transaction) : transact(end);
    },
    removeAllOf: async (userId, keptId, transaction) => {
      const others = keptId && trusted({ $ne: keptId });
      const theirs = { user_id: userId, ...(others && { _id: others }) };
      const end = async (session: Transaction): Promise<void> => {
        const ids = await sessions.distinct('_id', theirs).session(session);
        await sessions.deleteMany(theirs, { session });
        await tokens.deleteMany({ user_id: userId, ...(others && { session_id: others }) }, { session });
        await endedSessions.add(ids, session);
      };
      await (transaction ? end(transaction) : transact(end));
    },
  };
}

interface SessionKey {
  readonly id: string;
  readonly userId: string;
}

function toSession({ _id: id, ...rest }: StoredSession): Session {
  return { id, ...rest };
}
