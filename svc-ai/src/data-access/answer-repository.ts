import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type KeptAnswer, keptAnswerModel } from './answer.model';

export type NewAnswer = Pick<
  KeptAnswer,
  'answer_id' | 'owner' | 'user_id' | 'type' | 'prompt' | 'expires_at'
>;
export type AnswerEnd = Pick<KeptAnswer, 'state' | 'text' | 'sources' | 'basic' | 'fault'>;

export interface AnswerRepository {
  begin(answer: NewAnswer): Promise<void>;
  /** Keeps what is written by now. @returns what its readers want; null when it is gone */
  note(answerId: string, text: string): Promise<Pick<KeptAnswer, 'stop_requested' | 'followed_until'> | null>;
  end(answerId: string, end: AnswerEnd): Promise<void>;
  /** The answer, for its owner alone; noted as read until then. */
  follow(answerId: string, owner: string, until: Date): Promise<KeptAnswer | null>;
  /** @returns false when the owner has no such answer */
  requestStop(answerId: string, owner: string): Promise<boolean>;
  findAllOf(userId: string): Promise<Pick<KeptAnswer, 'type' | 'state' | 'text' | 'updated_at'>[]>;
  forgetAllOf(userId: string, session: ClientSession): Promise<void>;
}

export function createAnswerRepository(connection: Connection): AnswerRepository {
  const model = keptAnswerModel(connection);
  return {
    begin: async (answer) => {
      const now = new Date();
      await model.insertOne({ ...answer, state: 'making', followed_until: now, updated_at: now });
    },
    note: (answer_id, text) =>
      model
        .findOneAndUpdate(
          { answer_id, state: 'making' },
          { $set: { text, updated_at: new Date() } },
          { projection: { stop_requested: 1, followed_until: 1, _id: 0 } },
        )
        .lean(),
    end: async (answer_id, end) => {
      await model.updateOne({ answer_id }, { $set: { ...end, updated_at: new Date() } });
    },
    follow: (answer_id, owner, followed_until) =>
      model
        .findOneAndUpdate(
          // The index removes an entry up to a minute late.
          { answer_id, owner, expires_at: trusted({ $gt: new Date() }) },
          { $set: { followed_until } },
          { returnDocument: 'after' },
        )
        .lean(),
    requestStop: async (answer_id, owner) => {
      const { matchedCount } = await model.updateOne(
        { answer_id, owner },
        { $set: { stop_requested: true } },
      );
      return matchedCount > 0;
    },
    findAllOf: (user_id) =>
      model.find({ user_id }, { type: 1, state: 1, text: 1, updated_at: 1, _id: 0 }).lean(),
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}
