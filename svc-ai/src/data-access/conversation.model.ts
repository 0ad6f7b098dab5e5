import type { ConsultationType } from '@sabi/contracts/http/ai';
import type { AnswerSource } from '@sabi/contracts/http/consultations';
import { type Connection, Schema } from 'mongoose';

/** What one side of a chat has said. */
export interface StoredTurn {
  from: 'user' | 'bot';
  text: string;
  said_at: Date;
  sources: AnswerSource[];
  /** It was found, and no model was asked. */
  basic: boolean;
  stopped: boolean;
}

/** A chat of an account, kept until its owner deletes it or has not gone on with it for a year. */
export interface StoredConversation {
  user_id: string;
  /** Made by the browser: another account may have one of the same id, and it is another conversation. */
  conversation_id: string;
  type: ConsultationType;
  title: string;
  turns: StoredTurn[];
  created_at: Date;
  updated_at: Date;
  /** A TTL index forgets it an hour later. */
  deleted_at: Date | null;
  /** A TTL index forgets it then. */
  expires_at: Date;
}

/** How a turn lies in the database: its text sealed; what an earlier release kept may have it in the open. */
export interface SealedTurn extends Omit<StoredTurn, 'text'> {
  sealed?: string;
  text?: string;
}

/** How a conversation lies there: what was said sealed, and the title, which is the beginning of it. */
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

/** Shard key: user_id. */
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
