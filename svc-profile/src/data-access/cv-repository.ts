import type { Connection } from 'mongoose';
import type { CvRepository } from '../domain/cvs/cv-repository';
import { createCvParses } from './cv-parses';
import { createCvQueries } from './cv-queries';
import { cvModel, toStored } from './cv.model';

export function createCvRepository(connection: Connection): CvRepository {
  const model = cvModel(connection);
  return {
    ...createCvQueries(connection),
    ...createCvParses(connection),
    insert: async ({ id, ...cv }, transaction) => {
      await model.insertMany([{ ...cv, _id: id }], { session: transaction });
    },
    markChosen: async (id, { chosenAt, isOwners }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id },
        { $set: { chosen_at: chosenAt, ...(isOwners && { is_kept: true }) } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
    markImportDecided: async (id, is_reviewed, transaction) => {
      await model.updateOne({ _id: id }, { $set: { is_reviewed } }, { session: transaction });
    },
    remove: async (id, transaction) =>
      toStored(await model.findOneAndDelete({ _id: id }).session(transaction).lean()),
  };
}
