import type { Connection } from 'mongoose';
import type {
  ConversationRepository,
  StoredConversation,
} from '../domain/consultation/conversation-repository';
import type { ContentSeal } from './content-seal';
import { createConversationCleanup } from './conversation-cleanup';
import { conversationModel, type SealedConversation } from './conversation.model';
import { createConversationSeal } from './conversation-seal';

/** Limit of a conversation, which keeps its last turns. */
const mostTurns = 100;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const latestFirst = { updated_at: -1, _id: -1 } as const;

export function createConversationRepository(
  connection: Connection,
  contentSeal: ContentSeal,
): ConversationRepository {
  const { sealTitle, sealTurn, openHead, openTurns } = createConversationSeal(contentSeal);
  const model = conversationModel(connection);
  const open = (row: SealedConversation): StoredConversation | undefined => {
    const head = openHead(row);
    return head && { ...head, turns: openTurns(row) };
  };
  return {
    ...createConversationCleanup(model),
    find: async (key) => {
      const found: SealedConversation | null = await model.findOne(key).select('-_id').lean();
      return (found && open(found)) ?? null;
    },
    create: async ({ title, turns, ...conversation }) => {
      const { user_id, conversation_id } = conversation;
      const updated_at = new Date();
      const inserted = {
        ...conversation,
        sealed_title: sealTitle(title, conversation),
        turns: turns.slice(-mostTurns).map((turn) => sealTurn(turn, conversation)),
        updated_at,
        expires_at: expiryOf(updated_at),
      };
      const { upsertedCount } = await model.updateOne(
        { user_id, conversation_id },
        { $setOnInsert: inserted },
        { upsert: true },
      );
      return upsertedCount === 1;
    },
    addTurn: async (key, turn) => {
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
    findAllOf: async (user_id) => {
      const all: SealedConversation[] = await model.find({ user_id }).select('-_id').sort(latestFirst).lean();
      return all.flatMap((row) => {
        const conversation = open(row);
        if (!conversation) return [];
        const { user_id: _account, ...exported } = conversation;
        return [exported];
      });
    },
  };
}

const expiryOf = (lastUsed: Date) => new Date(lastUsed.getTime() + yearMs);
