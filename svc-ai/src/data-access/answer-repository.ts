import { type Connection, trusted } from 'mongoose';
import type { AnswerRepository } from '../domain/consultation/answer-repository';
import { answerModel, type StoredAnswer } from './answer.model';
import type { ContentSeal } from './content-seal';

/** Encrypts each text with the answer's id. */
export function createAnswerRepository(connection: Connection, seal: ContentSeal): AnswerRepository {
  const model = answerModel(connection);
  const placeOf = (answer_id: string) => `answer:${answer_id}`;
  const textOf = ({ answer_id, sealed, text = '' }: Pick<StoredAnswer, 'answer_id' | 'sealed' | 'text'>) =>
    sealed === undefined ? text : (seal.open<string>(sealed, placeOf(answer_id)) ?? '');
  return {
    create: async (answer) => {
      const now = new Date();
      await model.insertOne({ ...answer, state: 'making', followed_until: now, updated_at: now });
    },
    saveProgress: (answer_id, text) =>
      model
        .findOneAndUpdate(
          { answer_id, state: 'making' },
          { $set: { sealed: seal.seal(text, placeOf(answer_id)), updated_at: new Date() } },
          { projection: { stop_requested: 1, followed_until: 1, _id: 0 } },
        )
        .lean(),
    finish: async (answer_id, { text, ...result }) => {
      const sealed = seal.seal(text, placeOf(answer_id));
      await model.updateOne({ answer_id }, { $set: { ...result, sealed, updated_at: new Date() } });
    },
    follow: async (answer_id, owner, followed_until) => {
      const found: StoredAnswer | null = await model
        .findOneAndUpdate(
          // The TTL index deletes up to a minute late.
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
    deleteAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}
