import { type Transact, within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { EndedSessions } from '../../domain/sessions/ended-sessions';
import { secondFactorMethods, type Session } from '../../domain/sessions/session';
import type { SessionRepository } from '../../domain/sessions/session-repository';
import { createBulkWriter } from '../collections/bulk-writer';
import { createLookup } from '../collections/lookup';
import { createSessionRemoval } from './session-removal';
import type { SessionModels, StoredSession } from './session.model';

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
    ...createSessionRemoval({ sessions, tokens }, { endedSessions, transact }),
  };
}

interface SessionKey {
  readonly id: string;
  readonly userId: string;
}

function toSession({ _id: id, ...rest }: StoredSession): Session {
  return { id, ...rest };
}
