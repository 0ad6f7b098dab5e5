import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { type Connection, Schema } from 'mongoose';
import type { StoredConversation, StoredTurn } from '../domain/consultation/conversation-repository';

/** A stored turn: its text is encrypted; an earlier release stored it in the open. */
export interface SealedTurn extends Omit<StoredTurn, 'text'> {
  sealed?: string;
  text?: string;
}

/** A stored conversation with encrypted turns and title. */
export interface SealedConversation extends Omit<StoredConversation, 'title' | 'turns'> {
  sealed_title?: string;
  title?: string;
  turns: SealedTurn[];
}

const sourceSchema = new Schema<AnswerSource>({ title: String, path: String }, { _id: false });
const turnSchema = new Schema<SealedTurn>(
  {
    from: { type: String, required: true },
    sealed: { type: String, required: true },
    said_at: { type: Date, required: true },
    sources: { type: [sourceSchema], default: [] },
    basic: { type: Boolean, default: false },
    stopped: { type: Boolean, default: false },
  },
  { _id: false },
);

/** Shard key: user_id. TTL indexes delete a conversation at `expires_at`, and an hour after `deleted_at`. */
const conversationSchema = new Schema<SealedConversation>(
  {
    user_id: { type: String, required: true },
    conversation_id: { type: String, required: true },
    type: { type: String, required: true },
    sealed_title: { type: String, required: true },
    turns: { type: [turnSchema], default: [] },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    deleted_at: { type: Date, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'conversations', versionKey: false },
);

export const conversationModel = (connection: Connection) =>
  connection.model('Conversation', conversationSchema);
