import { type Transact, type Transaction, within } from '@sabi/service-kit/transaction';
import { trusted } from 'mongoose';
import type { EndedSessions } from '../../domain/sessions/ended-sessions';
import type { SessionRepository } from '../../domain/sessions/session-repository';
import type { SessionModels } from './session.model';

type SessionRemoval = Pick<
  SessionRepository,
  'markCompromised' | 'removeUnraisedOf' | 'removeOAuthSessions' | 'remove' | 'removeAllOf'
>;

// Removing its document ends a session: tokens left by a crash cannot be refreshed.
export function createSessionRemoval(
  { sessions, tokens }: SessionModels,
  { endedSessions, transact }: { endedSessions: EndedSessions; transact: Transact },
): SessionRemoval {
  return {
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
    removeUnraisedOf: async (userId, session) => {
      const unraised = { user_id: userId, aal: 'aal1', oauth: null } as const;
      const ids = await sessions.distinct('_id', unraised).session(session);
      await sessions.deleteMany({ ...unraised, _id: trusted({ $in: ids }) }, { session });
      await tokens.deleteMany({ session_id: trusted({ $in: ids }) }, { session });
      await endedSessions.add(ids, session);
    },
    // Not recorded: other services do not accept tokens of applications.
    removeOAuthSessions: async ({ clientId, userId }, transaction) => {
      const filter = { 'oauth.client_id': clientId, ...(userId && { user_id: userId }) };
      const found = await sessions.find(filter, { _id: 1 }, within(transaction)).lean<{ _id: string }[]>();
      const ids = trusted({ $in: found.map(({ _id }) => _id) });
      await sessions.deleteMany({ ...filter, _id: ids }, within(transaction));
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
      const filter = { user_id: userId, ...(others && { _id: others }) };
      const end = async (session: Transaction): Promise<void> => {
        const ids = await sessions.distinct('_id', filter).session(session);
        await sessions.deleteMany(filter, { session });
        await tokens.deleteMany({ user_id: userId, ...(others && { session_id: others }) }, { session });
        await endedSessions.add(ids, session);
      };
      await (transaction ? end(transaction) : transact(end));
    },
  };
}
