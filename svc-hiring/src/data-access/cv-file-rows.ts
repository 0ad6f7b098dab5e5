import type { mongo } from 'mongoose';
import { isReceived } from '../domain/applications/application';
import type { CvFileRows } from '../domain/cv-files/cv-file-rows';
import { type ApplicationRow, applicationsCollection } from './application-repository';

/** Not bound to a tenant: sweeps concern all companies. Leaves the version, as no step of an application depends on the file. */
export function createCvFileRows(db: mongo.Db): CvFileRows {
  const applications = db.collection<ApplicationRow>(applicationsCollection);
  return {
    listDue: async (now, limit) => {
      const rows = await applications
        .find({ 'cv_file.next_at': { $lte: now } })
        .sort({ 'cv_file.next_at': 1 })
        .limit(limit)
        .toArray();
      return rows.flatMap(({ _id: id, company_id, talent_id, cv_file, created_at, clock, state }) =>
        cv_file
          ? [
              {
                ...{ id, company_id, talent_id, cv_file, created_at },
                ...{ is_failed: state === 'failed', is_received: isReceived({ clock }) },
              },
            ]
          : [],
      );
    },
    change: async ({ id: _id, company_id }, { from, to }) => {
      await applications.updateOne({ _id, company_id, 'cv_file.state': from }, { $set: { cv_file: to } });
    },
  };
}

export async function createCvFileIndex(db: mongo.Db): Promise<void> {
  await db.collection(applicationsCollection).createIndex({ 'cv_file.next_at': 1 }, { sparse: true });
}
