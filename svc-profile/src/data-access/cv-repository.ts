import type { Connection } from 'mongoose';
import { resumeModel, toStored } from './cv.model';
import { createResumeJobs } from './cv-jobs';
import { createResumeQueries } from './cv-queries';
import type { ResumeRepository } from '../domain/cvs/cv-repository';

export function createResumeRepository(connection: Connection): ResumeRepository {
  const model = resumeModel(connection);
  return {
    ...createResumeQueries(connection),
    ...createResumeJobs(connection),
    insert: async ({ id, ...resume }, transaction) => {
      await model.insertMany([{ ...resume, _id: id }], { session: transaction });
    },
    markChosen: async (id, { chosenAt, isOwners }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id },
        { $set: { chosen_at: chosenAt, ...(isOwners && { is_kept: true }) } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
    markReviewed: async (id, is_reviewed, transaction) => {
      await model.updateOne({ _id: id }, { $set: { is_reviewed } }, { session: transaction });
    },
    remove: async (id, transaction) =>
      toStored(await model.findOneAndDelete({ _id: id }).session(transaction).lean()),
  };
}
