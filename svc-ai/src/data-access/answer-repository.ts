import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type KeptAnswer, keptAnswerModel, type StoredAnswer } from './answer.model';
import type { ContentSeal } from './sealed-content';

export type NewAnswer = Pick<
  KeptAnswer,
  'answer_id' | 'owner' | 'user_id' | 'type' | 'prompt' | 'expires_at'
>;
export type AnswerEnd = Pick<KeptAnswer, 'state' | 'text' | 'sources' | 'basic' | 'fault'>;

/** What an answer says is sealed, each under its own id. */
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

export function createAnswerRepository(connection: Connection, seal: ContentSeal): AnswerRepository {
  const model = keptAnswerModel(connection);
  const placeOf = (answer_id: string) => `answer:${answer_id}`;
  const textOf = ({ answer_id, sealed, text = '' }: Pick<StoredAnswer, 'answer_id' | 'sealed' | 'text'>) =>
    sealed === undefined ? text : (seal.open<string>(sealed, placeOf(answer_id)) ?? '');
  return {
    begin: async (answer) => {
      const now = new Date();
      await model.insertOne({ ...answer, state: 'making', followed_until: now, updated_at: now });
    },
    note: (answer_id, text) =>
      model
        .findOneAndUpdate(
          { answer_id, state: 'making' },
          { $set: { sealed: seal.seal(text, placeOf(answer_id)), updated_at: new Date() } },
          { projection: { stop_requested: 1, followed_until: 1, _id: 0 } },
        )
        .lean(),
    end: async (answer_id, { text, ...end }) => {
      const sealed = seal.seal(text, placeOf(answer_id));
      await model.updateOne({ answer_id }, { $set: { ...end, sealed, updated_at: new Date() } });
    },
    follow: async (answer_id, owner, followed_until) => {
      const found: StoredAnswer | null = await model
        .findOneAndUpdate(
          // The index removes an entry up to a minute late.
          { answer_id, owner, expires_at: trusted({ $gt: new Date() }) },
          { $set: { followed_until } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!found) return null;
      const { sealed: _sealed, ...answer } = found;
      return { ...answer, text: textOf(found) };
    },
    requestStop: async (answer_id, owner) => {
      const { matchedCount } = await model.updateOne(
        { answer_id, owner },
        { $set: { stop_requested: true } },
      );
      return matchedCount > 0;
    },
    findAllOf: async (user_id) => {
      const all: StoredAnswer[] = await model.find({ user_id }).lean();
      return all.map((answer) => {
        const { type, state, updated_at } = answer;
        return { type, state, text: textOf(answer), updated_at };
      });
    },
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}
