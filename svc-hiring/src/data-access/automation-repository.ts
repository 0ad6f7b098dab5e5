import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Connection, type mongo, Schema } from 'mongoose';
import {
  type AutomationRepository,
  AutomationTaken,
  type StoredAutomation,
} from '../domain/automations/automation';
import { createTenantModel, moment, text } from './tenant-model';

export const automationsCollection = 'automations';

type Row = Omit<StoredAutomation, 'id'> & { readonly _id: string };

const mixed = { type: Schema.Types.Mixed, required: true } as const;

export function createAutomationRepository(connection: Connection): AutomationRepository {
  const model = createTenantModel<Row>(connection, automationsCollection, {
    _id: text,
    job_id: text,
    name: text,
    is_on: { type: Boolean, required: true },
    trigger: mixed,
    conditions: { type: [Schema.Types.Mixed], required: true },
    act: mixed,
    member_id: text,
    version: { type: Number, required: true },
    created_at: moment,
    updated_at: moment,
  });
  return {
    automationsOf: ({ companyId: company_id }) => ({
      list: async (job_id) => {
        const rows = await model.find({ company_id, job_id }).sort({ created_at: 1, _id: 1 }).lean<Row[]>();
        return rows.map(toAutomation);
      },
      insert: async ({ id, ...automation }, session) => {
        try {
          await model.insertMany([{ ...automation, _id: id, company_id }], { session });
        } catch (error) {
          throw isDuplicateKey(error) ? new AutomationTaken() : error;
        }
      },
      change: async ({ id: _id, job_id, version }, changes, session) => {
        const row = await model
          .findOneAndUpdate(
            { company_id, _id, job_id, version },
            { $set: changes as never, $inc: { version: 1 } },
            { session, returnDocument: 'after' },
          )
          .lean<Row>();
        return row && toAutomation(row);
      },
      remove: async ({ id: _id, job_id }, session) => {
        const { deletedCount } = await model.deleteOne({ company_id, _id, job_id }, { session });
        return deletedCount > 0;
      },
    }),
  };
}

const toAutomation = ({ _id: id, ...row }: Row): StoredAutomation => ({ ...row, id });

/** Shard key: company_id. */
export async function createAutomationIndexes(db: mongo.Db): Promise<void> {
  const automations = db.collection(automationsCollection);
  await automations.createIndex({ company_id: 1, job_id: 1, created_at: 1, _id: 1 });
  // For the erasure of a member.
  await automations.createIndex({ member_id: 1 });
}
