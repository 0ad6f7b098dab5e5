import type { mongo } from 'mongoose';
import type { OpenJobs } from '../domain/feeds/open-jobs';
import { listDemoCompanies } from './company-repository';
import { type JobRow, jobsCollection, toJob } from './job.model';
import { whereOpen } from './where-in-state';

/** Uses the driver, because the models allow only one company. */
export function createOpenJobs(db: mongo.Db): OpenJobs {
  const jobs = db.collection<JobRow>(jobsCollection);
  const whereReal = async (now: Date): Promise<mongo.Filter<JobRow>> => {
    const demo = await listDemoCompanies(db);
    return { ...whereOpen(now), ...(demo.length > 0 && { company_id: { $nin: demo } }) };
  };
  return {
    listNewest: async (now, limit) => {
      const rows = await jobs
        .find(await whereReal(now))
        .sort({ published_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    listByNumber: async (after, now, limit) => {
      const rows = await jobs
        .find({ ...(await whereReal(now)), public_no: { $gt: after } })
        .sort({ public_no: 1 })
        .limit(limit)
        .toArray();
      return rows.map(toJob);
    },
    listNumbers: async ({ from, to }, now) =>
      jobs
        .find({ ...(await whereReal(now)), public_no: { $gt: from, $lte: to } })
        .project<Pick<JobRow, 'public_no' | 'slug' | 'updated_at'>>({
          _id: 0,
          public_no: 1,
          slug: 1,
          updated_at: 1,
        })
        .sort({ public_no: 1 })
        .toArray(),
    listParts: async (size, now) => {
      const part = { $ceil: { $divide: ['$public_no', size] } };
      const parts = await jobs
        .aggregate<{ _id: number; changed_at: Date }>([
          { $match: await whereReal(now) },
          { $group: { _id: part, changed_at: { $max: '$updated_at' } } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      return parts.map(({ _id, changed_at }) => ({ part: _id, changed_at }));
    },
    count: async (now) => jobs.countDocuments(await whereReal(now)),
  };
}

/** For open jobs by time and by number. */
export async function createFeedIndexes(db: mongo.Db): Promise<void> {
  const jobs = db.collection(jobsCollection);
  await jobs.createIndex({ state: 1, published_at: -1, _id: -1 });
  await jobs.createIndex({ state: 1, public_no: 1 });
}
