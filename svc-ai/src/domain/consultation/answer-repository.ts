import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import type { Transaction } from '@sabi/service-kit/transaction';

/** A streamed answer, without its question, stored so that its reader can reload the page. */
export interface StreamedAnswer {
  answer_id: string;
  /** Account or hashed visitor, see `ownerOf`. */
  owner: string;
  /** Null for a visitor. */
  user_id: string | null;
  type: ConsultationType;
  /** Prompt version; missing in answers of an earlier release. */
  prompt?: string | null;
  state: 'making' | 'done' | 'stopped' | 'failed';
  text: string;
  sources: AnswerSource[];
  basic: boolean;
  /** Problem of a failed answer. */
  fault: { code: string; detail: string } | null;
  /** Set when the reader has asked to stop it, possibly through another replica. */
  stop_requested: boolean;
  /** End of the time a reader follows it besides the first connection. */
  followed_until: Date;
  updated_at: Date;
  expires_at: Date;
}

export type NewAnswer = Pick<
  StreamedAnswer,
  'answer_id' | 'owner' | 'user_id' | 'type' | 'prompt' | 'expires_at'
>;
export type AnswerResult = Pick<StreamedAnswer, 'state' | 'text' | 'sources' | 'basic' | 'fault'>;
export type AnswerControl = Pick<StreamedAnswer, 'stop_requested' | 'followed_until'>;

export interface AnswerRepository {
  create(answer: NewAnswer): Promise<void>;
  /** @returns null when the answer no longer exists */
  saveProgress(answerId: string, text: string): Promise<AnswerControl | null>;
  finish(answerId: string, result: AnswerResult): Promise<void>;
  /** The owner's answer; records that it is followed until then. */
  follow(answerId: string, owner: string, until: Date): Promise<StreamedAnswer | null>;
  /** @returns false unless the owner has such an answer */
  requestStop(answerId: string, owner: string): Promise<boolean>;
  findAllOf(userId: string): Promise<Pick<StreamedAnswer, 'type' | 'state' | 'text' | 'updated_at'>[]>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
}
