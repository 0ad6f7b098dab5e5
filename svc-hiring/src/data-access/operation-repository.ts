import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { type Connection, type mongo, Schema } from 'mongoose';
import type { OperationRepository, StoredOperation } from '../domain/applications/operations/operation';
import { createTenantModel, moment, optionalMoment, optionalText, text } from './tenant-model';

export const operationsCollection = 'operations';
/** Longer than anybody repeats a call; an undo takes ten minutes at most. */
const retentionSeconds = 24 * 3600;

export type OperationRow = Omit<StoredOperation, 'id'> & { readonly _id: string };

const list = { type: [Schema.Types.Mixed], required: true } as const;

export function createOperationRepository(connection: Connection): OperationRepository {
  const model = createTenantModel<OperationRow>(connection, operationsCollection, {
    _id: text,
    member_id: text,
    digest: text,
    ids: { type: [String], required: true },
    stage: text,
    reason: optionalText,
    before: optionalText,
    letter: { type: Schema.Types.Mixed, default: null },
    automation: { type: Schema.Types.Mixed, default: null },
    created_at: moment,
    undo_until: moment,
    notify_at: moment,
    items: list,
    undone_at: optionalMoment,
    undone: list,
  });
  return {
    operationsOf: ({ companyId: company_id }) => ({
      insert: async ({ id, ...operation }) => {
        try {
          await model.insertMany([{ ...operation, _id: id, company_id }]);
          return true;
        } catch (error) {
          if (isDuplicateKey(error)) return false;
          throw error;
        }
      },
      find: async (_id, session) => {
        const row = await model.findOne({ company_id, _id }, null, within(session)).lean<OperationRow>();
        return row && toOperation(row);
      },
      addItems: async (_id, items, session) => {
        await model.updateOne({ company_id, _id }, { $push: { items: { $each: items } } } as never, {
          session,
        });
      },
      beginUndo: async (_id, at) => {
        await model.updateOne({ company_id, _id, undone_at: null }, { $set: { undone_at: at } });
      },
      addUndone: async (_id, undone, session) => {
        await model.updateOne({ company_id, _id }, { $push: { undone: { $each: undone } } } as never, {
          session,
        });
      },
    }),
  };
}

const toOperation = ({ _id: id, ...operation }: OperationRow): StoredOperation => ({ id, ...operation });

/** Shard key: company_id. */
export async function createOperationIndexes(db: mongo.Db): Promise<void> {
  const operations = db.collection(operationsCollection);
  await operations.createIndex({ company_id: 1, ids: 1 });
  await operations.createIndex({ member_id: 1 });
  await operations.createIndex({ created_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
