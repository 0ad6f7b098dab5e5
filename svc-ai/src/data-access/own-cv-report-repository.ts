import type { ClientSession, Connection } from 'mongoose';
import { type KeptCvReport, keptCvReportModel } from './own-cv-report.model';

export interface OwnCvReportRepository {
  /** In place of the one before. */
  keep(report: KeptCvReport): Promise<void>;
  find(userId: string): Promise<KeptCvReport | null>;
  forget(userId: string, session?: ClientSession): Promise<void>;
}

export function createOwnCvReportRepository(connection: Connection): OwnCvReportRepository {
  const model = keptCvReportModel(connection);
  return {
    keep: async (report) => {
      const { user_id } = report;
      await model.replaceOne({ user_id }, report, { upsert: true });
    },
    find: (user_id) => model.findOne({ user_id }, { _id: 0 }).lean(),
    forget: async (user_id, session) => {
      await model.deleteOne({ user_id }, { ...(session && { session }) });
    },
  };
}
