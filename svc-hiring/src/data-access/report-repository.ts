import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { ReportRepository, StoredReport } from '../domain/reports/report-repository';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';

const collectionName = 'job_reports';
const locksName = 'job_report_locks';

type Row = Omit<StoredReport, 'id'> & { readonly _id: string };

export function createReportRepository(db: mongo.Db): ReportRepository {
  const reports = db.collection<Row>(collectionName);
  const locks = db.collection<{ _id: string; reports: number }>(locksName);
  return {
    find: async (_id, session) => {
      const row = await reports.findOne({ _id }, within(session));
      return row && toReport(row);
    },
    insert: async ({ id: _id, ...report }, session) => {
      const { job_id, user_id } = report;
      const same = [{ _id }, ...(user_id === null ? [] : [{ job_id, user_id, state: 'open' as const }])];
      if (await reports.findOne({ $or: same }, { session })) return false;
      await reports.insertOne({ _id, ...report }, { session }).catch(rethrowConflict);
      return true;
    },
    countDismissed: (user_id) => reports.countDocuments({ user_id, state: 'dismissed' }),
    lock: async (_id, session) => {
      await locks
        .updateOne({ _id }, { $inc: { reports: 1 } }, { upsert: true, session })
        .catch(rethrowConflict);
    },
    countWeighty: (job_id, session) =>
      reports.countDocuments({ job_id, state: 'open', in_good_standing: true }, { session }),
    countOpen: (until) => reports.countDocuments({ state: 'open', created_at: { $lte: until } }),
    removeTexts: async (before) => {
      const withText = { decided_at: { $lt: before }, text: { $type: 'string' as const } };
      await reports.updateMany(withText, { $set: { text: null } });
    },
    list: async (state, { after, limit, ids }) => {
      const rows = await reports
        .find({ state, $and: [ids ? { _id: { $in: [...ids] } } : {}, after ? laterThan(after) : {}] })
        .sort({ created_at: 1, _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map(toReport);
    },
    decide: async (_id, decision, session) => {
      const row = await reports.findOneAndUpdate(
        { _id, state: 'open' },
        { $set: decision },
        { session, returnDocument: 'after' },
      );
      return row && toReport(row);
    },
    findAllOf: async (user_id) =>
      (await reports.find({ user_id }).sort({ created_at: 1 }).toArray()).map(toReport),
  };
}

const toReport = ({ _id: id, ...report }: Row): StoredReport => ({ id, ...report });

const laterThan = ({ time, id }: PagePosition): mongo.Filter<Row> => ({
  created_at: { $gte: time },
  $or: [{ created_at: { $gt: time } }, { _id: { $gt: id } }],
});

function rethrowConflict(error: unknown): never {
  throw isDuplicateKey(error) ? createTransactionConflict() : error;
}

export async function createReportIndexes(db: mongo.Db): Promise<void> {
  const reports = db.collection(collectionName);
  await reports.createIndex({ state: 1, created_at: 1, _id: 1 });
  await reports.createIndex({ user_id: 1, state: 1 });
  await reports.createIndex(
    { job_id: 1, user_id: 1 },
    { unique: true, partialFilterExpression: { state: 'open', user_id: { $type: 'string' } } },
  );
}

/** For texts of decided reports. */
export async function createReportTextIndex(db: mongo.Db): Promise<void> {
  const partialFilterExpression = { text: { $type: 'string' } };
  await db.collection(collectionName).createIndex({ decided_at: 1 }, { partialFilterExpression });
}
