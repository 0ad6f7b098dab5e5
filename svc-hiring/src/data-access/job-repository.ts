import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { type Connection, type mongo, trusted } from 'mongoose';
import type { StoredJob } from '../domain/jobs/job';
import type { JobRepository } from '../domain/jobs/job-repository';
import { takeNext } from './counters';
import { jobModel, type JobRow, jobsCollection, toJob } from './job.model';
import { whereInState } from './where-in-state';

export function createJobRepository(connection: Connection, db: mongo.Db): JobRepository {
  const model = jobModel(connection);
  return {
    takeNumber: () => takeNext(db, 'public_no'),
    jobsOf: ({ companyId: company_id }) => ({
      find: async (_id, session) => {
        const row = await model.findOne({ company_id, _id }, null, within(session)).lean<JobRow>();
        return row && toJob(row);
      },
      list: async ({ after, limit }, filter) => {
        const inState = filter && { $and: [whereInState(filter.state, filter.now)] as never };
        const rows = await model
          .find({ company_id, ...(after && earlierThan(after)), ...inState })
          .sort({ updated_at: -1, _id: -1 })
          .limit(limit)
          .lean<JobRow[]>();
        return rows.map(toJob);
      },
      listPublishedSince: async (since) => {
        const rows = await model
          .find({ company_id, published_at: trusted({ $gte: since }) })
          .sort({ published_at: -1, _id: -1 })
          .lean<JobRow[]>();
        return rows.map(toJob);
      },
      listUnfinished: async (session) => {
        const states = trusted({ $nin: ['closed', 'expired'] });
        const rows = await model
          .find({ company_id, state: states as never }, null, { session })
          .lean<JobRow[]>();
        return rows.map(toJob);
      },
      insert: async ({ id, ...job }) => {
        try {
          await model.insertMany([{ ...job, _id: id, company_id }]);
          return true;
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          throw error;
        }
      },
      change: async ({ id, state, version }, changes, session) => {
        const row = await model
          .findOneAndUpdate(
            { company_id, _id: id, state, version },
            { $set: toFields(changes), $inc: { version: 1 } },
            { ...within(session), returnDocument: 'after' },
          )
          .lean<JobRow>();
        return row && toJob(row);
      },
      setStages: async (_id, stages) => {
        await model.updateOne({ company_id, _id, stages: null }, { $set: { stages } });
      },
      replaceStages: async (_id, stages, session) => {
        await model.updateOne({ company_id, _id }, { $set: { stages } }, { session });
      },
    }),
  };
}

const toFields = ({
  id: _id,
  company_id: _company,
  version: _version,
  ...fields
}: Partial<StoredJob>): Omit<Partial<StoredJob>, 'id' | 'company_id' | 'version'> => fields;

/** The first bound lets the index find the start. */
const earlierThan = ({ time, id }: PagePosition) => ({
  updated_at: trusted({ $lte: time }),
  $or: [{ updated_at: trusted({ $lt: time }) }, { _id: trusted({ $lt: id }) }],
});

/** Published jobs in the order that fills an index. */
export async function createPublishedIndex(db: mongo.Db): Promise<void> {
  await db.collection(jobsCollection).createIndex({ state: 1, _id: 1 });
}

export async function createJobIndexes(db: mongo.Db): Promise<void> {
  const jobs = db.collection(jobsCollection);
  await jobs.createIndex({ company_id: 1, updated_at: -1, _id: -1 });
  await jobs.createIndex({ public_no: 1 }, { unique: true });
  await jobs.createIndex({ state: 1, updated_at: 1, _id: 1 });
  await jobs.createIndex({ state: 1, expires_at: 1 });
  await jobs.createIndex({ state: 1, confirmed_at: 1 });
  await jobs.createIndex(
    { updated_at: 1, _id: 1 },
    { name: 'frozen', partialFilterExpression: { frozen_at: { $type: 'date' } } },
  );
  await jobs.createIndex({ created_by: 1 });
}
