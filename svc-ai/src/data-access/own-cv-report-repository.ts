import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { ClientSession, Connection } from 'mongoose';
import { type KeptCvReport, keptCvReportModel, type StoredCvReport } from './own-cv-report.model';
import type { ContentSeal } from './sealed-content';

/** What a report says, and quotes of a CV, is sealed, each for its account. */
export interface OwnCvReportRepository {
  /** In place of the one before. */
  keep(report: KeptCvReport): Promise<void>;
  find(userId: string): Promise<KeptCvReport | null>;
  forget(userId: string, session?: ClientSession): Promise<void>;
}

export function createOwnCvReportRepository(
  connection: Connection,
  seal: ContentSeal,
): OwnCvReportRepository {
  const model = keptCvReportModel(connection);
  return {
    keep: async ({ report, ...remarks }) => {
      const { user_id } = remarks;
      const sealed = seal.seal(report, placeOfCvReport(user_id));
      await model.replaceOne({ user_id }, { ...remarks, sealed }, { upsert: true });
    },
    find: async (user_id) => {
      const found: StoredCvReport | null = await model.findOne({ user_id }, { _id: 0 }).lean();
      if (!found) return null;
      const { sealed, ...kept } = found;
      const report =
        sealed === undefined ? kept.report : seal.open<CvReport>(sealed, placeOfCvReport(user_id));
      return report ? { ...kept, report } : null;
    },
    forget: async (user_id, session) => {
      await model.deleteOne({ user_id }, { ...(session && { session }) });
    },
  };
}

/** Whom a report belongs to. */
export const placeOfCvReport = (userId: string) => `cv-report:${userId}`;
