import type { AnswerSource } from '@sabi/contracts/http/ai/answers';
import { type Connection, Schema } from 'mongoose';
import type { StreamedAnswer } from '../domain/consultation/answer-repository';

/** A stored answer: its text is encrypted; an earlier release stored it in the open, for an hour. */
export interface StoredAnswer extends Omit<StreamedAnswer, 'text'> {
  sealed?: string;
  text?: string;
}

const sourceSchema = new Schema<AnswerSource>({ title: String, path: String }, { _id: false });
const faultSchema = new Schema({ code: String, detail: String }, { _id: false });

/** Shard key: answer_id. A TTL index deletes an answer at `expires_at`. */
const answerSchema = new Schema<StoredAnswer>(
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

export const answerModel = (connection: Connection) => connection.model('StreamedAnswer', answerSchema);
