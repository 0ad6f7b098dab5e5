import { type mongo, trusted } from 'mongoose';
import type { ConversationRepository } from '../domain/consultation/conversation-repository';
import type { conversationModel } from './conversation.model';

const restorableSeconds = 60 * 60;

type Cleanup = Pick<ConversationRepository, 'remove' | 'restore' | 'keepLatest' | 'deleteAllOf'>;

/** Deletes conversations and restores deleted ones. */
export function createConversationCleanup(model: ReturnType<typeof conversationModel>): Cleanup {
  return {
    remove: async (user_id, { conversationId, type }) => {
      const wanted = {
        user_id,
        deleted_at: null,
        ...(conversationId && { conversation_id: conversationId }),
        ...(type && { type }),
      };
      const found = await model.find(wanted).select('conversation_id').lean();
      const ids = found.map(({ conversation_id }) => conversation_id);
      await model.updateMany(
        { user_id, conversation_id: trusted({ $in: ids }) },
        { $set: { deleted_at: new Date() } },
      );
      return ids;
    },
    restore: async (user_id, conversationIds) => {
      // The TTL index deletes up to a minute late.
      const since = new Date(Date.now() - restorableSeconds * 1000);
      const { matchedCount } = await model.updateMany(
        {
          user_id,
          conversation_id: trusted({ $in: conversationIds }),
          $or: [{ deleted_at: null }, { deleted_at: trusted({ $gt: since }) }],
        },
        { $set: { deleted_at: null } },
      );
      return matchedCount;
    },
    keepLatest: async (user_id, most) => {
      const old = await model
        .find({ user_id, deleted_at: null })
        .sort({ updated_at: -1, _id: -1 })
        .skip(most)
        .select('_id')
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: trusted({ $in: old.map(({ _id }) => _id) }) });
    },
    deleteAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}

export async function createConversationIndexes(db: mongo.Db): Promise<void> {
  const conversations = db.collection('conversations');
  await conversations.createIndex({ user_id: 1, conversation_id: 1 }, { unique: true });
  await conversations.createIndex({ user_id: 1, updated_at: -1 });
  await conversations.createIndex({ deleted_at: 1 }, { expireAfterSeconds: restorableSeconds });
  await conversations.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
}
