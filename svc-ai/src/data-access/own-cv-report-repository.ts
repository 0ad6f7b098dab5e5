import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Connection } from 'mongoose';
import type { OwnCvReportRepository } from '../domain/cv-analysis/own-cv-report-repository';
import type { ContentSeal } from './content-seal';
import { ownCvReportModel, type StoredCvReport } from './own-cv-report.model';

/** Encrypts each report with its account's id. */
export function createOwnCvReportRepository(
  connection: Connection,
  seal: ContentSeal,
): OwnCvReportRepository {
  const model = ownCvReportModel(connection);
  return {
    save: async ({ report, ...metadata }) => {
      const { user_id } = metadata;
      const sealed = seal.seal(report, placeOfCvReport(user_id));
      await model.replaceOne({ user_id }, { ...metadata, sealed }, { upsert: true });
    },
    find: async (user_id) => {
      const found: StoredCvReport | null = await model.findOne({ user_id }, { _id: 0 }).lean();
      if (!found) return null;
      const { sealed, ...metadata } = found;
      const report =
        sealed === undefined ? metadata.report : seal.open<CvReport>(sealed, placeOfCvReport(user_id));
      return report ? { ...metadata, report } : null;
    },
    delete: async (user_id, session) => {
      await model.deleteOne({ user_id }, { ...(session && { session }) });
    },
  };
}

/** Context that a report's encryption is bound to. */
export const placeOfCvReport = (userId: string) => `cv-report:${userId}`;
