import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { Transaction } from '@sabi/service-kit/transaction';

export interface StoredTurn {
  from: 'user' | 'bot';
  text: string;
  said_at: Date;
  sources: AnswerSource[];
  /** Answered by search, without the language model. */
  basic: boolean;
  stopped: boolean;
}

/** A chat of an account, stored until deleted or unused for a year. */
export interface StoredConversation {
  user_id: string;
  /** Created by the browser; unique within an account only. */
  conversation_id: string;
  type: ConsultationType;
  title: string;
  turns: StoredTurn[];
  created_at: Date;
  updated_at: Date;
  /** Restorable for an hour after this time. */
  deleted_at: Date | null;
  expires_at: Date;
}

export type ConversationKey = Pick<StoredConversation, 'user_id' | 'conversation_id'>;
export type ConversationHead = Omit<StoredConversation, 'turns' | 'expires_at' | 'deleted_at'>;
export type NewConversation = Omit<StoredConversation, 'deleted_at' | 'expires_at' | 'updated_at'>;

export interface ConversationRepository {
  /** Includes deleted ones. */
  find(key: ConversationKey): Promise<StoredConversation | null>;
  /** @returns false when it exists */
  create(conversation: NewConversation): Promise<boolean>;
  /** Ignored for a deleted conversation. */
  addTurn(key: ConversationKey, turn: StoredTurn): Promise<void>;
  /** Without deleted ones, latest first. */
  list(userId: string, type?: ConsultationType): Promise<ConversationHead[]>;
  /** Deletes one conversation, those of a type, or all. @returns deleted ids */
  remove(userId: string, which: { conversationId?: string; type?: ConsultationType }): Promise<string[]>;
  /** @returns number of restored ones */
  restore(userId: string, conversationIds: readonly string[]): Promise<number>;
  keepLatest(userId: string, most: number): Promise<void>;
  findAllOf(userId: string): Promise<Omit<StoredConversation, 'user_id'>[]>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
}
