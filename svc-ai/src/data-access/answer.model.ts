import type { AnswerSource } from '@sabi/contracts/http/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai';
import { type Connection, Schema } from 'mongoose';

/** An answer of a chat, kept while it is written and for who reloads the page meanwhile. Never the question. */
export interface KeptAnswer {
  answer_id: string;
  /** For whom it is: an account, or a visitor under a hash. */
  owner: string;
  /** The account's id. */
  user_id: string | null;
  type: ConsultationType;
  /** Which prompt the model was to be asked with; absent in what an earlier release kept. */
  prompt?: string | null;
  state: 'making' | 'done' | 'stopped' | 'failed';
  text: string;
  sources: AnswerSource[];
  basic: boolean;
  /** What a problem says of one that failed. */
  fault: { code: string; detail: string } | null;
  /** Its reader has asked, perhaps another replica than the one that writes it. */
  stop_requested: boolean;
  /** Until when somebody reads it elsewhere than where it is written. */
  followed_until: Date;
  updated_at: Date;
  /** A TTL index forgets the entry then. */
  expires_at: Date;
}

/** How an answer lies in the database: its text sealed; what an earlier release kept has it in the open, for an hour. */
export interface StoredAnswer extends Omit<KeptAnswer, 'text'> {
  sealed?: string;
  text?: string;
}

const sourceSchema = new Schema<AnswerSource>({ title: String, path: String }, { _id: false });
const faultSchema = new Schema({ code: String, detail: String }, { _id: false });

/** Shard key: answer_id. */
const keptAnswerSchema = new Schema<StoredAnswer>(
  {
    answer_id: { type: String, required: true },
    owner: { type: String, required: true },
    user_id: { type: String, default: null },
    type: { type: String, required: true },
    prompt: { type: String, default: null },
    state: { type: String, required: true },
    sealed: String,
    sources: { type: [sourceSchema], default: [] },
    basic: { type: Boolean, default: false },
    fault: { type: faultSchema, default: null },
    stop_requested: { type: Boolean, default: false },
    followed_until: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { collection: 'consultation_answers', versionKey: false },
);

export const keptAnswerModel = (connection: Connection) => connection.model('KeptAnswer', keptAnswerSchema);
