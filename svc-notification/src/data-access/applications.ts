import type { mongo } from 'mongoose';
import type { Applications, ApplicationSides } from '../domain/applications/applications';

export const applicationsCollection = 'applications';

type Row = Omit<ApplicationSides, 'application_id'> & { readonly _id: string };

export function createApplications(db: mongo.Db): Applications {
  const rows = db.collection<Row>(applicationsCollection);
  return {
    find: async (_id) => {
      const row = await rows.findOne({ _id });
      return row && { application_id: row._id, talent_id: row.talent_id, company_id: row.company_id };
    },
    add: async ({ application_id: _id, talent_id, company_id }, session) => {
      const sides = { talent_id, company_id };
      await rows.updateOne({ _id }, { $setOnInsert: sides }, { upsert: true, session });
    },
  };
}

export async function createApplicationIndexes(db: mongo.Db): Promise<void> {
  await db.collection(applicationsCollection).createIndex({ talent_id: 1 });
}
