import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { mongo } from 'mongoose';
import type { StoredEvent } from '../domain/applications/application';
import type { ReplyRecords } from '../domain/applications/sweep-reply-records';
import type { JudgedEvent } from '../domain/reply-records/compute-reply-record';
import { applicationEventsCollection } from './application-repository';
import { type CompanyRow, companiesCollection, listDemoCompanies, toReplyRecord } from './company-repository';

const runsCollection = 'daily_runs';
const run = 'reply-records';

/** Uses the driver, because the models allow only one company. */
export function createReplyRecords(db: mongo.Db): ReplyRecords {
  const events = db.collection<StoredEvent>(applicationEventsCollection);
  const companies = db.collection<CompanyRow>(companiesCollection);
  const runs = db.collection<{ _id: string; day: string }>(runsCollection);
  return {
    takeDay: async (day) => {
      try {
        const filter = { _id: run, day: { $lt: day } };
        const { matchedCount, upsertedCount } = await runs.updateOne(
          filter,
          { $set: { day } },
          { upsert: true },
        );
        return matchedCount + upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false; // the day, or a later one, is there
        throw error;
      }
    },
    listCompanies: async (since) => {
      const recent = await events.distinct('company_id', { type: 'submitted', at: { $gte: since } });
      const recorded = await companies.distinct('_id', { 'reply_record.applications': { $exists: true } });
      const demo = new Set(await listDemoCompanies(db));
      return [...new Set([...recent, ...recorded])].filter((id) => !demo.has(id));
    },
    listEvents: (company_id, since) =>
      events
        .find({ company_id, at: { $gte: since }, type: { $in: ['submitted', 'answered', 'withdrawn'] } })
        .project<JudgedEvent>({ _id: 0, application_id: 1, type: 1, at: 1 })
        .toArray(),
    store: async (_id, { record, now }, session) => {
      const reply_record = { ...record, computed_at: now };
      const before = await companies.findOneAndUpdate({ _id }, { $set: { reply_record } }, { session });
      return toReplyRecord(before?.reply_record);
    },
  };
}

export async function createReplyRecordIndexes(db: mongo.Db): Promise<void> {
  const events = db.collection(applicationEventsCollection);
  await events.createIndex(
    { at: 1, company_id: 1 },
    { name: 'submitted', partialFilterExpression: { type: 'submitted' } },
  );
  await events.createIndex({ company_id: 1, at: 1 });
}
