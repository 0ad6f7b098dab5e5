import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { Transaction } from '@sabi/service-kit/transaction';

/** One message of a chat. */
export interface StoredTurn {
  from: 'user' | 'bot';
  text: string;
  said_at: Date;
  sources: AnswerSource[];
  /** Found by search, without the language model. */
  basic: boolean;
  stopped: boolean;
}

/** A chat of an account, stored until its owner deletes it or has not used it for a year. */
export interface StoredConversation {
  user_id: string;
  /** Created by the browser, and unique within an account only. */
  conversation_id: string;
  type: ConsultationType;
  title: string;
  turns: StoredTurn[];
  created_at: Date;
  updated_at: Date;
  /** It can be restored for an hour after that. */
  deleted_at: Date | null;
  expires_at: Date;
}

export type ConversationKey = Pick<StoredConversation, 'user_id' | 'conversation_id'>;
export type ConversationHead = Omit<StoredConversation, 'turns' | 'expires_at' | 'deleted_at'>;
export type NewConversation = Omit<StoredConversation, 'deleted_at' | 'expires_at' | 'updated_at'>;

export interface ConversationRepository {
  /** Also a deleted one. */
  find(key: ConversationKey): Promise<StoredConversation | null>;
  /** @returns false when it exists already */
  create(conversation: NewConversation): Promise<boolean>;
  /** Does nothing to a deleted conversation. */
  addTurn(key: ConversationKey, turn: StoredTurn): Promise<void>;
  /** Without deleted ones, the latest first. */
  list(userId: string, type?: ConsultationType): Promise<ConversationHead[]>;
  /** One conversation, those of a type, or all. @returns the ids of those that were deleted */
  remove(userId: string, which: { conversationId?: string; type?: ConsultationType }): Promise<string[]>;
  /** @returns how many of them exist again */
  restore(userId: string, conversationIds: readonly string[]): Promise<number>;
  /** Deletes all but the most recently used ones. */
  keepLatest(userId: string, most: number): Promise<void>;
  findAllOf(userId: string): Promise<Omit<StoredConversation, 'user_id'>[]>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
}
