import type { ConsultationType } from '@sabi/contracts/http/ai';
import { type ClientSession, type Connection, type mongo, trusted } from 'mongoose';
import {
  conversationModel,
  type SealedConversation,
  type StoredConversation,
  type StoredTurn,
} from './conversation.model';
import { type ConversationKey, createConversationSeal } from './conversation-seal';
import type { ContentSeal } from './sealed-content';

export type { ConversationKey };
export type ConversationHead = Omit<StoredConversation, 'turns' | 'expires_at' | 'deleted_at'>;

export interface ConversationRepository {
  /** Also one that has been deleted. */
  find(key: ConversationKey): Promise<StoredConversation | null>;
  /** @returns false when there is one already */
  begin(conversation: Omit<StoredConversation, 'deleted_at' | 'expires_at' | 'updated_at'>): Promise<boolean>;
  /** Adds what was said last; nothing to one that is gone. */
  add(key: ConversationKey, turn: StoredTurn): Promise<void>;
  /** Without what has been deleted, the latest first. */
  list(userId: string, type?: ConsultationType): Promise<ConversationHead[]>;
  /** Of one chat, or all. @returns the ids of those that were there */
  remove(userId: string, which: { conversationId?: string; type?: ConsultationType }): Promise<string[]>;
  /** @returns how many of them are there again */
  restore(userId: string, conversationIds: readonly string[]): Promise<number>;
  /** Forgets those that rest longest. */
  keepLatest(userId: string, most: number): Promise<void>;
  findAllOf(userId: string): Promise<Omit<StoredConversation, 'user_id'>[]>;
  forgetAllOf(userId: string, session: ClientSession): Promise<void>;
}

/** Of a long one the last turns are kept. */
export const mostTurns = 100;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const restorableSeconds = 60 * 60;

export function createConversationRepository(
  connection: Connection,
  contentSeal: ContentSeal,
): ConversationRepository {
  const model = conversationModel(connection);
  const latestFirst = { updated_at: -1, _id: -1 } as const;
  const { sealTitle, sealTurn, openHead, openTurns } = createConversationSeal(contentSeal);
  const open = (row: SealedConversation): StoredConversation | undefined => {
    const head = openHead(row);
    return head && { ...head, turns: openTurns(row) };
  };
  return {
    find: async (key) => {
      const found: SealedConversation | null = await model.findOne(key).select('-_id').lean();
      return (found && open(found)) ?? null;
    },
    begin: async ({ title, turns: said, ...conversation }) => {
      const updated_at = new Date();
      const sealed_title = sealTitle(title, conversation);
      const turns = said.slice(-mostTurns).map((turn) => sealTurn(turn, conversation));
      const { upsertedCount } = await model.updateOne(
        { user_id: conversation.user_id, conversation_id: conversation.conversation_id },
        {
          $setOnInsert: {
            ...conversation,
            sealed_title,
            turns,
            updated_at,
            expires_at: expiryOf(updated_at),
          },
        },
        { upsert: true },
      );
      return upsertedCount === 1;
    },
    add: async (key, turn) => {
      await model.updateOne(
        { ...key, deleted_at: null },
        {
          $push: { turns: { $each: [sealTurn(turn, key)], $slice: -mostTurns } },
          $set: { updated_at: turn.said_at, expires_at: expiryOf(turn.said_at) },
        },
      );
    },
    list: async (user_id, type) => {
      const found = await model
        .find({ user_id, deleted_at: null, ...(type && { type }) })
        .select('-_id -turns -expires_at -deleted_at')
        .sort(latestFirst)
        .lean<Omit<SealedConversation, 'turns' | 'expires_at' | 'deleted_at'>[]>();
      return found.flatMap((row) => openHead(row) ?? []);
    },
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
      // The index removes an entry up to a minute late.
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
        .sort(latestFirst)
        .skip(most)
        .select('_id')
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: trusted({ $in: old.map(({ _id }) => _id) }) });
    },
    findAllOf: async (user_id) => {
      const all: SealedConversation[] = await model.find({ user_id }).select('-_id').sort(latestFirst).lean();
      return all.flatMap((row) => {
        const conversation = open(row);
        if (!conversation) return [];
        const { user_id: _account, ...told } = conversation;
        return [told];
      });
    },
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}

const expiryOf = (saidAt: Date) => new Date(saidAt.getTime() + yearMs);

/** For the migrations. */
export async function createConversationIndexes(db: mongo.Db): Promise<void> {
  const conversations = db.collection('conversations');
  await conversations.createIndex({ user_id: 1, conversation_id: 1 }, { unique: true });
  await conversations.createIndex({ user_id: 1, updated_at: -1 });
  await conversations.createIndex({ deleted_at: 1 }, { expireAfterSeconds: restorableSeconds });
  await conversations.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
}
