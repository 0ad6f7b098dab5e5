import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { FreezableJob, JobDirectory } from '../domain/jobs/job-repository';
import { type JobRow, jobsCollection, toJob } from './job.model';
import { whereOpen } from './where-in-state';

/** Uses the driver, because the model refuses filters without a company. */
export function createJobDirectory(db: mongo.Db): JobDirectory {
  const jobs = db.collection<JobRow>(jobsCollection);
  const find = async (filter: mongo.Filter<JobRow>, options: mongo.FindOptions = {}) => {
    const row = await jobs.findOne(filter, options);
    return row && toJob(row);
  };
  const update = async (
    filter: mongo.Filter<JobRow>,
    fields: Partial<JobRow>,
    session: mongo.ClientSession,
  ) => {
    const change = { $set: fields, $inc: { version: 1 } };
    const row = await jobs.findOneAndUpdate(filter, change, { session, returnDocument: 'after' });
    return row && toJob(row);
  };
  return {
    find: (_id, session) => find({ _id }, within(session)),
    findByNumber: (public_no) => find({ public_no }),
    findMany: async (ids) => (await jobs.find({ _id: { $in: [...ids] } }).toArray()).map(toJob),
    findNumbers: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await jobs.find({ _id: { $in: [...ids] } }, { projection: { public_no: 1 } }).toArray();
      return new Map(rows.map(({ _id: id, public_no: no }) => [id, no]));
    },
    listPublished: async (after, limit) => {
      const rows = await jobs
        .find({ state: 'published', frozen_at: null, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    listOpenOfCompany: async (company_id, now, { after, limit }) => {
      const rows = await jobs
        .find({ company_id, ...whereOpen(now), ...(after && earlierThan(after)) })
        .sort({ published_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    countOpenOfCompany: (company_id, now) => jobs.countDocuments({ company_id, ...whereOpen(now) }),
    list: async (filter, { after, limit, ids }) => {
      const wanted =
        'isFrozen' in filter ? { frozen_at: { $type: 'date' as const } } : { state: filter.state };
      const rows = await jobs
        .find({ ...wanted, $and: [ids ? { _id: { $in: [...ids] } } : {}, after ? laterThan(after) : {}] })
        .sort({ updated_at: 1, _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    listDue: async ({ now, confirmedBefore }, limit) => {
      const rows = await jobs
        .find({
          $or: [
            { state: { $in: ['published', 'paused'] }, expires_at: { $lte: now } },
            { state: 'published', confirmed_at: { $lte: confirmedBefore } },
          ],
        })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    freeze: (at, freeze, session) => update({ ...whereIs(at), frozen_at: null }, freeze, session),
    unfreeze: (at, session) =>
      update({ ...whereIs(at), frozen_at: { $ne: null } }, { frozen_at: null, frozen_reason: null }, session),
  };
}

const whereIs = ({ id: _id, version }: FreezableJob): mongo.Filter<JobRow> => ({
  _id,
  ...(version !== undefined && { version }),
});

const earlierThan = ({ time, id }: PagePosition): mongo.Filter<JobRow> => ({
  published_at: { $lte: time },
  $or: [{ published_at: { $lt: time } }, { _id: { $lt: id } }],
});

const laterThan = ({ time, id }: PagePosition): mongo.Filter<JobRow> => ({
  updated_at: { $gte: time },
  $or: [{ updated_at: { $gt: time } }, { _id: { $gt: id } }],
});
