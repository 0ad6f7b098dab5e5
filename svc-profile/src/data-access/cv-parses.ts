import { type Connection, trusted } from 'mongoose';
import type { ParseReference, CvParses } from '../domain/cvs/cv-repository';
import { cvModel, toAllStored, toStored } from './cv.model';

const running = ['queued', 'parsing'] as const;

const unended = ({ resume_id, user_id, file_key }: ParseReference) => ({
  _id: resume_id,
  user_id,
  file_key,
  state: trusted({ $in: running }),
});

export function createCvParses(connection: Connection): CvParses {
  const model = cvModel(connection);
  return {
    countUnfinished: (userId, transaction) =>
      model
        .countDocuments({ user_id: userId, state: trusted({ $in: running }) })
        .session(transaction ?? null)
        .exec(),
    takeNext: async (user_id, transaction) => {
      const ofAccount = { user_id, state: trusted({ $in: running }) };
      const { matchedCount } = await model.updateOne(
        { ...ofAccount, is_waiting: trusted({ $ne: true }) },
        { $inc: { looks: 1 } },
        { session: transaction },
      );
      if (matchedCount > 0) return null;
      const next = await model
        .findOneAndUpdate(
          { ...ofAccount, is_waiting: true },
          { $set: { changed_at: new Date() }, $unset: { is_waiting: 1 } },
          { sort: { uploaded_at: 1 }, returnDocument: 'after' },
        )
        .session(transaction)
        .lean();
      return toStored(next);
    },
    recordProgress: async (parse, percent, transaction) => {
      await model.updateOne(
        unended(parse),
        { $set: { state: 'parsing', changed_at: new Date() }, $max: { progress_percent: percent } },
        { session: transaction },
      );
    },
    end: async (parse, end, transaction) => {
      const changes = { ...end, ...(end.state === 'parsed' && { progress_percent: 100 }) };
      const ended = await model
        .findOneAndUpdate(
          unended(parse),
          { $set: { ...changes, changed_at: new Date() } },
          { returnDocument: 'after' },
        )
        .session(transaction)
        .lean();
      return toStored(ended);
    },
    findStuck: async (since, limit) =>
      toAllStored(
        await model
          .find({
            $or: running.map((state) => ({
              state,
              is_waiting: trusted({ $ne: true }),
              changed_at: trusted({ $lt: since[state] }),
            })),
          })
          .sort({ changed_at: 1 })
          .limit(limit)
          .lean(),
      ),
    requeue: async ({ id, state, changed_at }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id, state, changed_at },
        { $set: { state: 'queued', changed_at: new Date() }, $inc: { requeues: 1 } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
  };
}
