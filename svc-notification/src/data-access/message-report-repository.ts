import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { StoredMessageReport } from '../domain/message-reports/message-report';
import type { MessageReportRepository } from '../domain/message-reports/message-report-repository';

const collectionName = 'message_reports';

type Row = Omit<StoredMessageReport, 'id'> & { readonly _id: string };

export function createMessageReportRepository(db: mongo.Db): MessageReportRepository {
  const reports = db.collection<Row>(collectionName);
  return {
    find: async (_id, session) => {
      const row = await reports.findOne({ _id }, within(session));
      return row && toReport(row);
    },
    add: async ({ id: _id, ...report }, session) => {
      const { thread_id, message_no, reporter_id } = report;
      const same = [{ _id }, { thread_id, message_no, reporter_id, state: 'open' as const }];
      if (await reports.findOne({ $or: same }, { session })) return;
      await reports.insertOne({ _id, ...report }, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? createTransactionConflict() : error;
      });
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
    removeTexts: async (before) => {
      const withText = { decided_at: { $lt: before }, text: { $type: 'string' as const } };
      await reports.updateMany(withText, { $set: { text: null } });
    },
    countOpen: (until) => reports.countDocuments({ state: 'open', created_at: { $lte: until } }),
    findAllOf: async (reporter_id) =>
      (await reports.find({ reporter_id }).sort({ created_at: 1 }).toArray()).map(toReport),
  };
}

const toReport = ({ _id: id, ...report }: Row): StoredMessageReport => ({ id, ...report });

const laterThan = ({ time, id }: PagePosition): mongo.Filter<Row> => ({
  created_at: { $gte: time },
  $or: [{ created_at: { $gt: time } }, { _id: { $gt: id } }],
});

export async function eraseFromReports(db: mongo.Db, userId: string, session: Transaction): Promise<void> {
  const reports = db.collection<Row>(collectionName);
  const ofReporter = { reporter_id: userId };
  await reports.updateMany(ofReporter, { $set: { reporter_id: null, text: null } }, { session });
  await reports.updateMany({ author_id: userId }, { $set: { author_id: null } }, { session });
}

export async function eraseReportsOfThreads(
  db: mongo.Db,
  threadIds: readonly string[],
  session: Transaction,
): Promise<void> {
  const ofThreads = { thread_id: { $in: [...threadIds] } };
  await db.collection<Row>(collectionName).updateMany(ofThreads, { $set: { text: null } }, { session });
}

/** Few, and looked up by id: not sharded. */
export async function createMessageReportIndexes(db: mongo.Db): Promise<void> {
  const reports = db.collection(collectionName);
  await reports.createIndex({ state: 1, created_at: 1, _id: 1 });
  await reports.createIndex({ thread_id: 1, message_no: 1 });
  await reports.createIndex({ reporter_id: 1, created_at: 1 });
  await reports.createIndex({ author_id: 1 });
  const partialFilterExpression = { text: { $type: 'string' } };
  await reports.createIndex({ decided_at: 1 }, { partialFilterExpression });
}
