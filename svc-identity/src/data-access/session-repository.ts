import { trusted } from 'mongoose';
import type { ClientDescription, Session } from '../domain/sessions/session';
import type { SessionModels, StoredSession } from './session.model';
import { type Transaction, within } from './transaction';

export interface SessionRepository {
  insert(session: Session, transaction?: Transaction): Promise<void>;
  find(id: string, userId: string): Promise<Session | null>;
  /** Notes a refresh and from where it came. */
  noteRefresh(session: Session, client: ClientDescription, purgeAt: Date | null): Promise<void>;
  markCompromised(session: Session): Promise<void>;
  /** Ends one session, with every token of it. */
  remove(id: string, userId: string): Promise<void>;
  /** Ends all sessions of an account, or all but one. */
  removeAllOf(userId: string, keptId?: string, transaction?: Transaction): Promise<void>;
}

// A session's end counts from the moment its own document is gone: tokens left over by a crash refresh nothing.
export function createSessionRepository({ sessions, tokens }: SessionModels): SessionRepository {
  return {
    insert: async ({ id, ...rest }, transaction) => {
      await sessions.create([{ _id: id, ...rest }], within(transaction));
    },
    find: async (id, userId) => {
      const stored = await sessions.findOne({ _id: id, user_id: userId }).lean<StoredSession | null>();
      return stored && toSession(stored);
    },
    noteRefresh: async ({ id, user_id }, { userAgent, ip }, purgeAt) => {
      const changes = { refreshed_at: new Date(), user_agent: userAgent, ip, purge_at: purgeAt };
      await sessions.updateOne({ _id: id, user_id }, { $set: changes });
    },
    markCompromised: async ({ id, user_id }) => {
      await sessions.updateOne({ _id: id, user_id }, { $set: { compromised_at: new Date() } });
    },
    remove: async (id, userId) => {
      await sessions.deleteOne({ _id: id, user_id: userId });
      await tokens.deleteMany({ session_id: id });
    },
    removeAllOf: async (userId, keptId, transaction) => {
      const others = keptId && trusted({ $ne: keptId });
      await sessions.deleteMany({ user_id: userId, ...(others && { _id: others }) }, within(transaction));
      await tokens.deleteMany(
        { user_id: userId, ...(others && { session_id: others }) },
        within(transaction),
      );
    },
  };
}

function toSession({ _id: id, ...rest }: StoredSession): Session {
  return { id, ...rest };
}
